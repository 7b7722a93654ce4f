extension FrameworkOperand {
  /// An operand as a file writes it: `self`, `result`, `app`, a label, the position of an argument, `self.items` for what a
  /// property holds, and `transform()` for what a closure returns.
  init?(_ text: some StringProtocol, in signature: FrameworkSignature) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first, var operand = Self.base(first.withoutCall, in: signature) else { return nil }
    if first.isCall { operand = .returned(operand) }
    for part in parts.dropFirst() {
      guard !part.withoutCall.isEmpty else { return nil }
      operand = .property(operand, String(part.withoutCall))
      if part.isCall { operand = .returned(operand) }
    }
    self = operand
  }

  private static func base(_ word: some StringProtocol, in signature: FrameworkSignature) -> FrameworkOperand? {
    switch word {
    case "self": return signature.isInitializer ? .result : .receiver
    case "result": return .result
    case "app": return .app
    default:
      let position = signature.labels.firstIndex { $0.map { $0 == word } ?? false } ?? Int(word)
      return position.flatMap { signature.labels.indices.contains($0) ? .argument($0) : nil }
    }
  }
}

extension StringProtocol {
  fileprivate var isCall: Bool { hasSuffix("()") }

  fileprivate var withoutCall: SubSequence { isCall ? dropLast(2) : self[...] }
}
