internal import ViperFacts

/// The names that bodies of a file bind, each with the statements that see it.
struct LocalNames {
  /// By name, the expressions around each binding that have a scope of their own.
  private var scopes: [NameTable.ID: [Range<Int>]] = [:]

  init(_ facts: FileFacts) {
    var open: [Range<Int>] = []
    for (index, expression) in facts.expressions.enumerated() {
      while let last = open.last, last.upperBound <= index { open.removeLast() }
      switch expression.kind {
      case .block, .closure: open.append(index..<Int(expression.subtreeEnd))
      case .binding:
        if let scope = open.last { scopes[expression.name, default: []].append(index..<scope.upperBound) }
      default: break
      }
    }
  }

  /// Whether a name at an expression is bound by a statement before it, or around it.
  func bind(_ name: NameTable.ID, at expression: Int) -> Bool { scopes[name, default: []].contains { $0.contains(expression) } }
}
