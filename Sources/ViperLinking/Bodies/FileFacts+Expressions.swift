import ViperFacts

/// Syntactic properties of expressions.
extension FileFacts {
  /// Whether an expression is a name or a property of `self`, whose type was recorded at its declaration.
  func isPlainName(_ index: Int) -> Bool {
    switch expressions[index].kind {
    case .name, .selfReference: true
    case .unwrap: isPlainName(index + 1)
    case .member: operands(of: index).first.map { expressions[$0].kind == .selfReference } ?? true
    default: false
    }
  }

  /// Whether an expression is a property of `self`, explicitly or implicitly.
  package func isOwn(_ index: Int) -> Bool {
    let kind = expressions[index].kind
    if kind == .name { return true }
    guard kind == .member, let base = operands(of: index).first else { return false }
    return expressions[expressions[base].kind == .unwrap ? base + 1 : base].kind == .selfReference
  }

  /// The root of a chain of members, subscripts, unwrappings and calls.
  func base(of index: Int) -> Int {
    var base = index
    while isPart(base), base + 1 < expressions.count, !operands(of: base).isEmpty { base += 1 }
    return base
  }

  /// Whether an expression evaluates to a part of its first operand's value.
  private func isPart(_ index: Int) -> Bool {
    switch expressions[index].kind {
    case .member, .subscript, .unwrap, .call: true
    default: false
    }
  }
}
