import ViperFacts

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
