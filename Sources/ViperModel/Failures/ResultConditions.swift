import ViperFacts
import ViperLinking

/// Tells conditions on the result of a request from those on state.
struct ResultConditions {
  let code: InteractorCode
  /// Whether what the method is given is what happened elsewhere, and no answer.
  let isCallback: Bool

  private var nodes: FactSection<Expression> { code.nodes }

  // MARK: where a value is from

  private enum Origin {
    /// A completion's parameter, what is made of one, or of what the method is given.
    case result
    /// A parameter of the method.
    case given
    /// A property, a global, or what another part has.
    case state
  }

  private func origin(of node: Int, _ depth: Int = 0) -> Origin {
    guard depth < 12 else { return .state }
    switch nodes[node].kind {
    case .name: return origin(ofName: node, depth)
    case .member where Self.positions.contains(code.text(of: node)): return .state
    case .call: return origin(ofCall: node, depth)
    case .member, .unwrap, .cast, .subscript, .coalesce, .operator:
      return code.operands(of: node).first.map { origin(of: $0, depth + 1) } ?? .state
    default: return .state
    }
  }

  private func origin(ofName node: Int, _ depth: Int) -> Origin {
    let text = code.text(of: node)
    if text.first == "$" || code.isClosureParameter(node) { return .result }
    if let binding = code.binding(of: nodes[node].name, before: node) {
      // `if let error` binds what has that name already.
      return (code.operands(of: binding).first ?? subject(ofPatternWith: binding)).map { origin(of: $0, depth + 1) } ?? .state
    }
    return code.isParameter(node) && !isCallback ? .given : .state
  }

  /// The value whose `case` binds a name.
  private func subject(ofPatternWith binding: Int) -> Int? {
    let around = (code.range.lowerBound..<binding).last { outer in
      [.switch, .match, .destructuring].contains(nodes[outer].kind) && code.subtree(of: outer).contains(binding)
    }
    return around.flatMap { code.operands(of: $0).first }.flatMap { $0 == binding ? nil : $0 }
  }

  private func origin(ofCall node: Int, _ depth: Int) -> Origin {
    guard let callee = code.inner(node) else { return .state }
    let arguments = code.operands(of: node).dropFirst().compactMap { code.operands(of: $0).first }
    if Self.positions.contains(code.text(of: callee)) || isEncoding(callee) { return .state }
    let ofArguments = arguments.map { origin(of: $0, depth + 1) }
    if ofArguments.contains(.result) { return .result }
    switch nodes[callee].kind {
    // A conversion of what the method is given.
    case .name: return code.text(of: callee).first?.isUppercase == true && ofArguments.contains(.given) ? .result : .state
    case .member: return code.inner(callee).map { origin(of: $0, depth + 1) } == .result ? .result : .state
    default: return .state
    }
  }

  /// Whether a call makes what is to be sent, which does not fail with what apps send: `encoder.encode(order)`.
  private func isEncoding(_ callee: Int) -> Bool {
    let name = code.text(of: callee)
    return name == "encode" || name == "data" && code.inner(callee).map { code.text(of: $0) } == "JSONSerialization"
  }

  /// Members by which code looks for one of several: that there is none is no failure.
  private static let positions: Set = [
    "first", "last", "firstIndex", "lastIndex", "index", "next", "min", "max", "popLast", "popFirst", "randomElement",
    "indexPath",
  ]

  // MARK: conditions

  /// Whether a condition holds if there is a result.
  func isSuccess(_ node: Int) -> Bool {
    guard let value = code.operands(of: node).first else { return isFlag(node) }
    switch nodes[node].kind {
    case .binding:
      return nodes[node].flags.contains(.unwrapsValue) && !isError(code.text(of: node)) && !isPosition(code.text(of: node))
        && origin(of: value) == .result
    case .match: return names(in: node, Self.successes) && origin(of: value) != .state
    case .operator: return comparedWithNil(node).map { origin(of: $0) == .result && isError($0) != isInequality(node) } ?? false
    case .member: return isFlag(node)
    default: return false
    }
  }

  /// Whether a condition holds if there is an error.
  func isFailure(_ node: Int) -> Bool {
    guard let value = code.operands(of: node).first else { return false }
    switch nodes[node].kind {
    case .binding:
      return nodes[node].flags.contains(.unwrapsValue) && (isError(code.text(of: node)) || isError(value))
        && origin(of: value) != .state
    case .match: return names(in: node, Self.failures) && origin(of: value) != .state
    case .operator:
      return comparedWithNil(node).map { isInequality(node) && isError($0) && origin(of: $0) != .state } ?? false
    default: return false
    }
  }

  /// Whether a condition asks for an error, or that there is none.
  func isAboutError(_ node: Int) -> Bool {
    isFailure(node) || nodes[node].kind == .operator && (comparedWithNil(node).map(isError) ?? false)
  }

  /// Whether a condition only looks whether the object is still there.
  func isSelf(_ node: Int) -> Bool {
    nodes[node].kind == .binding
      && (code.text(of: node).lowercased().hasSuffix("self") || code.operands(of: node).first.map(code.isSelf) ?? false)
  }

  /// Whether the cases of a `switch` over a value are what became of a request.
  func isResult(_ subject: Int) -> Bool { origin(of: subject) != .state || nodes[subject].kind == .call }

  /// Whether a pattern is of a failure, or of a success.
  func isFailure(pattern: Int) -> Bool { names(in: pattern, Self.failures) }
  func isSuccess(pattern: Int) -> Bool { names(in: pattern, Self.successes) }

  private static let failures: Set = ["failure", "error", "failed", "fail", "rejected"]
  private static let successes: Set = ["success", "succeeded", "value", "fulfilled"]

  private func names(in node: Int, _ words: Set<String>) -> Bool {
    code.subtree(of: node).contains { nodes[$0].kind == .member && words.contains(code.text(of: $0)) }
  }

  private static let inequalities: Set = ["!=", "!=="]
  private static let comparisons = inequalities.union(["==", "==="])

  private func isInequality(_ node: Int) -> Bool { Self.inequalities.contains(code.text(of: node)) }

  /// What a comparison compares with `nil`.
  private func comparedWithNil(_ node: Int) -> Int? {
    let operands = code.operands(of: node)
    guard operands.count == 2, Self.comparisons.contains(code.text(of: node)), code.codebase.isNil(operands[1], in: code.file)
    else { return nil }
    return operands[0]
  }

  private func isError(_ node: Int) -> Bool {
    [.name, .member].contains(nodes[node].kind) ? isError(code.text(of: node)) : code.inner(node).map(isError) ?? false
  }

  private func isError(_ name: String) -> Bool {
    let name = name.lowercased()
    return name == "err" || name == "e" || name.hasSuffix("error") || name.hasSuffix("failure")
  }

  private func isPosition(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["index", "page", "next", "offset", "cursor"].contains { name.contains($0) }
  }

  /// Whether it is a flag of a result: `success`, `response.isSuccess`.
  private func isFlag(_ node: Int) -> Bool {
    guard [.name, .member].contains(nodes[node].kind) else { return false }
    let name = code.text(of: node).lowercased()
    return (name.contains("success") || name == "succeeded") && origin(of: node) == .result
  }
}
