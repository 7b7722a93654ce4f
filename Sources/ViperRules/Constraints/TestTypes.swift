package import ViperFacts

/// The types that test code declares: tests and doubles. They are read for existence alone.
package struct TestTypes: Sendable {
  /// By name, the names in their inheritance clauses.
  private(set) var bases: [String: Set<String>] = [:]

  package init() {}

  /// - Parameter files: the facts of test code.
  package init(_ files: some Sequence<FileFacts>) {
    for facts in files {
      for declaration in facts.declarations where declaration.isType {
        let inherited = facts.inheritance(of: declaration).map { facts.names[facts.types[Int($0)].name] }
        bases[facts.names[declaration.name], default: []].formUnion(inherited)
      }
    }
  }

  func contains(_ name: String) -> Bool { bases[name] != nil }

  /// Whether a type of test code conforms to a protocol.
  func implements(_ name: String) -> Bool { bases.values.contains { $0.contains(name) } }
}
