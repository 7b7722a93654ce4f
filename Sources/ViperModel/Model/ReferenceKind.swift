/// The place in the source where one component refers to another.
package enum ReferenceKind: String, Sendable, CaseIterable {
  case stored, parameter, result, local, construction
  case staticCall = "static-call"
  case cast, chain, inheritance, conformance
}
