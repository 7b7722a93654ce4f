import ViperLinking

/// A closure of a body, which is a body itself.
final class LoweredClosure {
  let body: LoweredBody
  /// The locals that it shares with the body around it.
  let shared: [(inner: Int, outer: Int)]
  /// The locals that its capture list declares, in the order of the operands of its `closure`.
  let captured: [Int]
  /// How it holds the receiver of the body around it; nil if it does not use it.
  let receiver: ReferenceStrength?
  let node: Int

  init(
    _ body: LoweredBody, shared: [(inner: Int, outer: Int)], captured: [Int], receiver: ReferenceStrength?, node: Int
  ) {
    (self.body, self.shared, self.captured, self.receiver, self.node) = (body, shared, captured, receiver, node)
  }
}
