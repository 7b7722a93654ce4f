import ViperFacts

/// What the call does that a closure is given to, by its names.
struct ClosureUse {
  /// Whether it is an argument of a call.
  private(set) var isArgument = false
  /// Whether it runs for each of several elements.
  private(set) var isRepeated = false
  /// Whether it may run several times.
  private(set) var isStream = false
  /// Whether it runs whenever something happens that nobody asked for.
  private(set) var isObserver = false
  /// Whether it runs only where the request fails.
  private(set) var isFailure = false

  init(of closure: Int, in statement: Int, _ code: InteractorCode) {
    let nodes = code.nodes
    let argument = closure - 1
    guard argument > statement, nodes[argument].kind == .argument, nodes[argument].subtreeEnd == nodes[closure].subtreeEnd,
      let call = (statement..<argument).last(where: { Int(nodes[$0].subtreeEnd) > argument }), nodes[call].kind == .call,
      let callee = code.inner(call)
    else {
      isObserver = Self.isKept(statement, code)
      return
    }
    isArgument = true
    let (name, label) = (code.text(of: callee), code.text(of: argument))
    isRepeated = Self.repeated.contains(name)
    let labels = code.operands(of: call).dropFirst().map { code.text(of: $0).lowercased() }
    let names =
      labels
      + code.subtree(of: callee).filter { [.name, .member].contains(nodes[$0].kind) }.map {
        code.text(of: $0).lowercased()
      }
    func says(_ words: [String]) -> Bool { names.contains { name in words.contains { name.contains($0) } } }
    isStream = says(Self.streams)
    isObserver = says(Self.observations) && !isStream
    isFailure =
      Self.failures.contains(label) || nodes[argument].flags.contains(.hasValue) && label.isEmpty && Self.failures.contains(name)
  }

  private static let repeated: Set = [
    "forEach", "map", "compactMap", "flatMap", "filter", "reduce", "sorted", "sort", "contains", "first", "firstIndex",
    "allSatisfy",
    "removeAll", "mapValues", "compactMapValues", "enumerate", "enumerateObjects", "max", "min",
  ]
  private static let streams = ["subscribe", "sink", "bind", "drive", "publisher"]
  private static let observations = [
    "observe", "listen", "subscription", "evaluatepolicy", "scheduledtimer", "notification", "register", "delegate", "updates",
    "monitor",
  ]
  private static let failures: Set = [
    "failure", "onFailure", "onError", "failureBlock", "failureHandler", "errorHandler", "fail", "catch", "failed", "onFail",
  ]

  /// Whether a statement sets somebody's property to a closure, which that keeps: `socket.onMessage = { … }`.
  private static func isKept(_ statement: Int, _ code: InteractorCode) -> Bool {
    guard code.nodes[statement].kind == .assignment, let target = code.operands(of: statement).first else { return false }
    return !code.text(of: target).lowercased().contains("complet")
  }
}
