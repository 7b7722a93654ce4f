import ViperFacts

/// What an expression's form alone says.
extension FileFacts {
  /// A name, or a property of `self`: a new name for something that was recorded where it was declared.
  func isPlainName(_ index: Int) -> Bool {
    switch expressions[index].kind {
    case .name, .selfReference: true
    case .unwrap: isPlainName(index + 1)
    case .member: operands(of: index).first.map { expressions[$0].kind == .selfReference } ?? true
    default: false
    }
  }

  /// Whether an expression names a property of `self`.
  func isOwn(_ index: Int) -> Bool {
    let kind = expressions[index].kind
    if kind == .name { return true }
    guard kind == .member, let base = operands(of: index).first else { return false }
    return expressions[expressions[base].kind == .unwrap ? base + 1 : base].kind == .selfReference
  }

  /// What members, elements or results are taken out of again and again.
  func base(of index: Int) -> Int {
    var base = index
    while isPart(base), base + 1 < expressions.count, !operands(of: base).isEmpty { base += 1 }
    return base
  }

  /// Whether an expression gives a part of its first operand's value.
  private func isPart(_ index: Int) -> Bool {
    switch expressions[index].kind {
    case .member, .subscript, .unwrap, .call: true
    default: false
    }
  }
}
