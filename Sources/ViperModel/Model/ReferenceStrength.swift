/// How a stored property keeps what it refers to.
package enum ReferenceStrength: String, Sendable, CaseIterable {
  case strong, weak, unowned
}
