import ViperFacts

/// What the call does that a closure is given to, by its names.
struct ClosureUse {
  /// Whether it is an argument of a call.
  private(set) var isArgument = false
  /// Whether it runs for each of several elements.
  private(set) var isRepeated = false
  /// Whether it runs whenever something happens.
  private(set) var isStream = false
  /// Whether it runs only where the request fails.
  private(set) var isFailure = false

  init(of closure: Int, in statement: Int, _ code: InteractorCode) {
    let nodes = code.nodes
    let argument = closure - 1
    guard argument > statement, nodes[argument].kind == .argument, nodes[argument].subtreeEnd == nodes[closure].subtreeEnd,
      let call = (statement..<argument).last(where: { Int(nodes[$0].subtreeEnd) > argument }), nodes[call].kind == .call,
      let callee = code.inner(call)
    else { return }
    isArgument = true
    let (name, label) = (code.text(of: callee), code.text(of: argument))
    isRepeated = Self.repeated.contains(name)
    let names = code.subtree(of: callee).filter { [.name, .member].contains(nodes[$0].kind) }.map {
      code.text(of: $0).lowercased()
    }
    isStream = names.contains { name in Self.streams.contains { name.contains($0) } }
    isFailure =
      Self.failures.contains(label) || nodes[argument].flags.contains(.hasValue) && label.isEmpty && Self.failures.contains(name)
  }

  private static let repeated: Set = [
    "forEach", "map", "compactMap", "flatMap", "filter", "reduce", "sorted", "sort", "contains", "first", "firstIndex",
    "allSatisfy",
    "removeAll", "mapValues", "compactMapValues", "enumerate", "enumerateObjects", "max", "min",
  ]
  private static let streams = [
    "observe", "listen", "subscri", "sink", "bind", "drive", "scheduledtimer", "publisher", "register", "delegate", "updates",
    "monitor",
  ]
  private static let failures: Set = [
    "failure", "onFailure", "onError", "failureBlock", "failureHandler", "errorHandler", "fail", "catch", "failed", "onFail",
  ]
}
