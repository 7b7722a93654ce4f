/// Names of types as the code writes them.
enum TypeName {
  /// The module that the linter reads.
  private static let program = "App"

  static func isOfProgram(_ type: Any.Type) -> Bool { _typeName(type).hasPrefix(program + ".") }

  /// With the types around it; without arguments and the place of one that is private. The module is told only where it is another.
  static func name(of type: Any.Type) -> String {
    var (name, depth) = ("", 0)
    for character in _typeName(type) {
      if "<(".contains(character) { depth += 1 }
      if depth == 0 { name.append(character) }
      if ">)".contains(character) { depth -= 1 }
    }
    let parts = name.split(separator: ".")
    return (parts[0] == program ? "" : "\(parts[0]):") + parts.dropFirst().joined(separator: ".")
  }
}
