/// Functions that tools generate for resources are named after the type that they make: `loginViewController` for
/// `LoginViewController`.
struct GeneratedAccessors {
  private let codebase: Codebase
  /// Those that do not begin with an ASCII letter, by the type's name: there is more than one way from a capital back to its
  /// letter.
  private let unusual: [String: [Name]]

  init(_ codebase: Codebase) {
    self.codebase = codebase
    let names = (0..<Name(codebase.names.count)).filter { codebase.text($0).utf8.first.map { $0 >= 0x80 } ?? false }
    unusual = Dictionary(grouping: names) { Self.typeName(of: codebase.text($0)) }
  }

  static func typeName(of accessor: String) -> String { accessor.prefix(1).uppercased() + accessor.dropFirst() }

  /// The names of the code base that may be such functions for a type of a name.
  func names(for type: Name) -> [Name] {
    let text = codebase.text(type)
    let usual = codebase.names.known(text.prefix(1).lowercased() + text.dropFirst())
    return (usual.map { [$0] } ?? []) + (unusual[text] ?? [])
  }
}
