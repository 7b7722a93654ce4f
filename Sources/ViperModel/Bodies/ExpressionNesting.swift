import ViperFacts
import ViperLinking

extension FileFacts {
  /// The expression directly around another one.
  func parent(of expression: Int) -> Int? {
    expressions.indices[..<expression].last { Int(expressions[$0].subtreeEnd) > expression }
  }

  /// The first operand of an expression, without unwrapping.
  func innerOperand(of expression: Int) -> Int? {
    guard var next = operands(of: expression).first else { return nil }
    while expressions[next].kind == .unwrap, let inner = operands(of: next).first { next = inner }
    return next
  }
}

extension Codebase {
  private static let selves: Set<String> = ["self", "strongSelf", "this"]

  /// Whether an expression is the object itself, by whatever name a closure gives it.
  func isSelf(_ expression: Int, in file: LinkedFile) -> Bool {
    let node = file.facts.expressions[expression]
    return node.kind == .selfReference || node.kind == .name && Self.selves.contains(text(file.name(node.name)))
  }
}
