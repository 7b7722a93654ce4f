import ViperFacts
import ViperLinking

/// Finds paths through interactors' requests that end without telling anybody, where others tell.
struct SwallowedFailures {
  private let codebase: Codebase
  private let graph: ComponentTypes
  private let listeners: Listeners
  /// By dialect, the words of calls that only note something.
  private let words: [String: Set<String>]

  init(_ codebase: Codebase, _ graph: ComponentTypes, stored: [TypeUsage], apis: [String: [ApiRule]]) {
    (self.codebase, self.graph) = (codebase, graph)
    listeners = Listeners(codebase, graph, stored)
    words = apis.mapValues { Set($0.filter { $0.effect == .logging }.flatMap(\.words)) }
  }

  /// By component and place.
  func all() -> [SwallowedFailure] {
    graph.graph.components.flatMap { component -> [SwallowedFailure] in
      guard component.role == .interactor, !component.isInterface, let module = component.module else { return [] }
      let silent = SilentCode(listeners: listeners, words: words[graph.graph.modules[module].dialect] ?? [])
      let type = graph.types[component.id]
      return codebase.members[type].compactMap { InteractorCode(of: $0, in: type, codebase) }
        .flatMap { swallowed(in: $0, of: component, silent) }.sorted { $0.range < $1.range }
    }
  }

  private func swallowed(in code: InteractorCode, of component: Component, _ silent: SilentCode) -> [SwallowedFailure] {
    let branches = FailureBranches(in: code, isAwaited: isRequest(code), isCallback: isCallback(code)).branches
    return branches.compactMap { branch in
      guard silent.areSilent(branch.statements, of: code), !branch.flow.isInLoop, !isCancellation(branch, of: code),
        !tells(branch, of: code, silent), let told = otherTell(of: branch, in: code)
      else { return nil }
      let function = codebase.signature(of: code.function)
      return SwallowedFailure(
        component: component.id, kind: branch.kind, function: function, isLogged: silent.logs(in: branch.statements, of: code),
        range: codebase.range(branch.span, in: Int(code.function.file)), listener: told.listener, isAnswer: told.part == nil,
        remedy: told.part.flatMap { listeners.failure(of: $0, like: [function, told.method]) },
        told: codebase.range(code.nodes[told.node].span, in: Int(code.function.file)))
    }
  }

  /// Whether whoever calls a method waits for an answer: the presenter, by the interactor's interface, or the interactor itself.
  private func isRequest(_ code: InteractorCode) -> Bool {
    let declaration = codebase.declaration(code.function)
    return isVoid(declaration, of: code)
      && (isPrivate(declaration) || protocols(requiring: code).contains { isInput($0, of: code) })
  }

  /// Whether a method is there for another part to report by: a delegate's.
  private func isCallback(_ code: InteractorCode) -> Bool {
    let own = protocols(requiring: code)
    return !isPrivate(codebase.declaration(code.function)) && !own.isEmpty && !own.contains { isInput($0, of: code) }
  }

  private func isPrivate(_ declaration: Declaration) -> Bool {
    !declaration.flags.isDisjoint(with: [.isPrivate, .isFilePrivate])
  }

  /// Whether a protocol is the interface of an interactor's module.
  private func isInput(_ type: TypeSymbol.ID, of code: InteractorCode) -> Bool {
    graph[type].map { $0.isInterface && $0.role == .interactor && $0.module == graph[code.type]?.module } ?? false
  }

  private func protocols(requiring code: InteractorCode) -> [TypeSymbol.ID] {
    let name = codebase.name(code.function)
    return codebase.ancestors(of: code.type).filter { base in
      codebase.types[base].isProtocol && codebase.members[base, name].contains { codebase.areAlike($0, code.function) }
    }
  }

  private func isVoid(_ declaration: Declaration, of code: InteractorCode) -> Bool {
    guard declaration.type >= 0 else { return true }
    let type = code.file.facts.types[Int(declaration.type)]
    return type.kind == .name && codebase.text(code.file.name(type.name)) == "Void"
  }

  private func isCancellation(_ branch: FailureBranches.Branch, of code: InteractorCode) -> Bool {
    code.mentions("cancel", in: branch.whole)
  }

  /// Whether the path through a branch tells somebody before or after it.
  private func tells(_ branch: FailureBranches.Branch, of code: InteractorCode, _ silent: SilentCode) -> Bool {
    let flow = branch.flow
    if !leaves(branch.statements, code), !silent.areSilent(flow.after, of: code) { return true }
    if flow.later.contains(where: { listeners.tell(in: code.subtree(of: $0), of: code, withClosures: false) != nil }) {
      return true
    }
    return flow.before.contains { isTold(by: $0, of: code, silent) }
  }

  private func leaves(_ statements: [Int], _ code: InteractorCode) -> Bool {
    statements.last.map { code.nodes[$0].kind == .return } ?? false
  }

  /// Whether a statement before a branch is an answer, or sees to it that there will be one.
  private func isTold(by statement: Int, of code: InteractorCode, _ silent: SilentCode) -> Bool {
    let flags = code.nodes[statement].flags
    switch code.nodes[statement].kind {
    case .block where flags.contains(.isDeferred): return !silent.isSilent(statement, of: code)
    case .block where flags.contains(.isGuard) || flags.contains(.isCatch): return false
    case .block where flags.contains(.hasValue):
      return code.operands(of: statement).last.map { isTold(by: $0, of: code, silent) } ?? false
    case .other where code.isBranching(statement), .switch, .block:
      // A branch that leaves is not on the way.
      let parts = code.operands(of: statement)
      return !leaves(parts, code) && parts.contains { isTold(by: $0, of: code, silent) }
    default: break
    }
    let range = code.subtree(of: statement)
    if range.contains(where: { code.nodes[$0].kind == .member && Self.signals.contains(code.text(of: $0)) }) { return true }
    guard let tell = listeners.tell(in: range, of: code, withClosures: false) else { return false }
    return !Self.isBeginning(tell.method) || range.contains { code.file.facts.truth(of: $0) == false }
  }

  private static let signals: Set = ["leave", "signal", "finish", "complete"]

  /// Whether a call says that the request has begun: `showLoading`.
  private static func isBeginning(_ method: String) -> Bool {
    let words = Set(TypeWords(method).words.map { $0.lowercased() })
    return !words.isDisjoint(with: [
      "loading", "loader", "spinner", "progress", "start", "started", "begin", "will", "activity", "indicator",
    ])
      && words.isDisjoint(with: ["hide", "stop", "end", "did", "finish", "finished", "dismiss", "remove"])
  }

  /// The first place that tells somebody on another path.
  private func otherTell(of branch: FailureBranches.Branch, in code: InteractorCode) -> Listeners.Tell? {
    let following = leaves(branch.statements, code) ? branch.flow.after.map(code.subtree) : []
    return (branch.others + following + branch.flow.siblings).lazy.compactMap { listeners.tell(in: $0, of: code) }.first
  }
}
