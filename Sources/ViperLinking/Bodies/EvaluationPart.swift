/// The unit of evaluation: a declaration or extension of a type, or a global function or variable.
struct EvaluationPart: Sendable {
  /// Nil for a global.
  var type: TypeSymbol.ID?
  var reference: DeclarationReference

  /// All parts of a code base, types before globals, each in source order.
  static func all(in codebase: Codebase) -> [EvaluationPart] {
    var parts: [EvaluationPart] = []
    for type in codebase.types.indices {
      for part in codebase.types[type].parts { parts.append(EvaluationPart(type: type, reference: part)) }
    }
    let globals = Dictionary(grouping: codebase.globals.values) { codebase.files[Int($0.file)].root }
    for root in codebase.roots.indices { parts += (globals[root] ?? []).map { EvaluationPart(type: nil, reference: $0) } }
    return parts
  }
}
