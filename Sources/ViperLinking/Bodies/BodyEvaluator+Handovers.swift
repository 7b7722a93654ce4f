import ViperFacts

/// The record of what containers of frameworks get to show.
extension BodyEvaluator {
  /// Evaluates the arguments of a call whose callee is not read.
  mutating func evaluateUnmatched(_ arguments: Operands, of callee: Name? = nil) {
    // Without recording, only the type of the call matters.
    guard recorder.isRecording else { return }
    let isShowing = callee.map(showing.methods.contains) ?? false
    for argument in arguments { evaluateUnmatched(argument: argument, isShown: isShowing) }
  }

  /// Evaluates an argument for which the code base has no parameter.
  mutating func evaluateUnmatched(argument: Int, isShown: Bool = false) {
    let value = evaluate(argument, expected: .unknown)
    let label = facts.expressions[argument].name
    if isShown || label != NameTable.none && showing.properties.contains(name(label)) { handOver(value, argument) }
  }

  /// Records what an assignment hands to a container: `window.rootViewController = view`.
  mutating func handOver(_ value: Value, _ index: Int, to target: Int, _ property: Value) {
    let node = facts.expressions[target]
    guard node.kind == .member || node.kind == .name, showing.properties.contains(name(node.name)) else { return }
    // A property of the code base's own is no container's.
    if property.sources.contains(where: { if case .slot = $0 { true } else { false } }) { return }
    handOver(value, index)
  }

  /// Records the objects of a value; of an array or tuple, those in it.
  private mutating func handOver(_ value: Value, _ index: Int) {
    guard recorder.isRecording else { return }
    let node = facts.expressions[index]
    switch node.kind {
    case .argument, .array, .tuple:
      for operand in Array(facts.operands(of: index)) {
        let inner = silently { $0.evaluate(operand, expected: .unknown) }
        handOver(inner, operand)
      }
    case .closure: break
    default: recorder.handOver(value, in: place.body)
    }
  }
}
