import ViperFacts
import ViperLinking

/// A walk over the statements of a method, which finds the branches of failures and the paths around them.
struct FailureBranches {
  /// A branch that may swallow a failure.
  struct Branch {
    var kind: SwallowedFailure.Kind
    var statements: [Int]
    /// The place to name.
    var span: Span
    /// What it is a part of, where a cancellation is looked for.
    var whole: Range<Int>
    /// The code that runs in its place.
    var others: [Range<Int>]
    var flow: Flow
  }

  /// What runs before and after some statements of a function or closure.
  struct Flow {
    var before: [Int] = []
    var after: [Int] = []
    /// What follows in the code around the closure.
    var later: [Int] = []
    /// The closures beside this one.
    var siblings: [Range<Int>] = []
    var isInLoop = false
    /// Whether something asked for the answer, so that it is missed.
    var isAwaited: Bool
    /// Whether the code runs whenever something happens, which nobody asked for.
    var isStream = false
    /// Whether it runs for events alone, which nobody waits for.
    var isObserver = false

    func entering(before: ArraySlice<Int>, after: ArraySlice<Int>) -> Flow {
      var inner = self
      inner.before += before
      inner.after = Array(after) + self.after
      return inner
    }
  }

  let code: InteractorCode
  private let conditions: ResultConditions
  private(set) var branches: [Branch] = []

  private var nodes: FactSection<Expression> { code.nodes }

  /// - Parameter isAwaited: whether whoever calls the method waits for an answer.
  /// - Parameter isCallback: whether another type's protocol requires it, by which that reports what happens.
  init(in code: InteractorCode, isAwaited: Bool, isCallback: Bool) {
    self.code = code
    conditions = ResultConditions(code: code, isCallback: isCallback)
    walk(code.statements, Flow(isAwaited: isAwaited))
  }

  private mutating func walk(_ statements: [Int], _ flow: Flow) {
    for (index, statement) in statements.enumerated() {
      let inner = flow.entering(before: statements[..<index], after: statements[(index + 1)...])
      switch nodes[statement].kind {
      case .block: visit(block: statement, before: statements[..<index], inner)
      case .switch: visit(switch: statement, inner)
      case .other where code.isBranching(statement): visit(if: statement, beside: [], inner)
      default: visit(closuresIn: statement, inner)
      }
    }
  }

  // MARK: statements

  private mutating func visit(block: Int, before: ArraySlice<Int>, _ flow: Flow) {
    let (flags, statements) = (nodes[block].flags, code.operands(of: block))
    var inner = flow
    if flags.contains(.isGuard) {
      let own = before.reversed().prefix { nodes[$0].span.start >= nodes[block].span.start }
      let isFine =
        own.contains { conditions.isSuccess($0) } && own.allSatisfy { conditions.isSuccess($0) || conditions.isSelf($0) }
      if isFine, !before.dropLast(own.count).contains(where: asksForError), flow.isAwaited,
        statements.last.map({ nodes[$0].kind == .return }) ?? false
      {
        add(
          .earlyReturn, statements, at: start(of: block, length: 5), whole: (own.last ?? block)..<Int(nodes[block].subtreeEnd),
          [], flow)
      }
    } else if flags.contains(.isCatch) {
      let clauses = before.reversed().prefix { nodes[$0].kind != .block || nodes[$0].flags.contains(.isCatch) }
      if let body = before.dropLast(clauses.count).last, nodes[body].kind == .block, !catchesOneType(block) {
        // What precedes the clause does not run before it as a whole.
        var around = flow
        around.before.removeLast(clauses.count + 1)
        around.after = Array(flow.after.drop { nodes[$0].flags.contains(.isCatch) && nodes[$0].kind == .block })
        add(
          .failure, statements, at: start(of: block, length: 5), whole: code.subtree(of: block), [code.subtree(of: body)], around)
        inner = around
      }
    } else if flags.contains(.isLoop) {
      inner.isInLoop = true
    } else {
      // A `do`: what follows it are its `catch` clauses, which do not run after it.
      inner.after = Array(flow.after.drop { nodes[$0].kind == .block && nodes[$0].flags.contains(.isCatch) })
    }
    walk(statements, inner)
  }

  /// Whether a statement, or the condition of a `guard`, is about the error of the request: what is missing after that is none.
  private func asksForError(_ statement: Int) -> Bool {
    guard code.isBranching(statement) else { return conditions.isAboutError(statement) }
    guard let first = code.operands(of: statement).first else { return false }
    return code.operands(of: first).dropLast().contains { conditions.isAboutError($0) }
  }

  /// Whether a `catch` names the errors that it is for.
  private func catchesOneType(_ block: Int) -> Bool {
    let body = code.operands(of: block).first.map { nodes[$0].span.start } ?? nodes[block].span.end
    return code.file.facts.catchesTypes(in: nodes[block].span.start..<body)
  }

  private mutating func visit(switch node: Int, _ flow: Flow) {
    let parts = code.operands(of: node)
    guard let subject = parts.first else { return }
    let cases = parts.dropFirst().filter { nodes[$0].kind == .block }
    let patterns = Dictionary(
      uniqueKeysWithValues: cases.map { ($0, code.operands(of: $0).filter { nodes[$0].kind == .pattern }) })
    let hasSuccess = patterns.values.joined().contains(where: conditions.isSuccess(pattern:))
    for block in cases {
      let (own, statements) = (patterns[block] ?? [], code.statements(ofCase: block))
      let isFailure = own.isEmpty ? hasSuccess : own.allSatisfy(conditions.isFailure(pattern:))
      if isFailure, conditions.isResult(subject) {
        let others = cases.filter { $0 != block }.map(code.subtree)
        let span = own.first.map { nodes[$0].span } ?? start(of: block, length: 7)
        add(.failure, statements, at: span, whole: code.subtree(of: block), others, flow)
      }
      walk(statements, flow)
    }
  }

  private mutating func visit(if node: Int, beside: [Range<Int>], _ flow: Flow) {
    let parts = code.operands(of: node)
    guard let first = parts.first, let body = code.operands(of: first).last else { return }
    let tests = Array(code.operands(of: first).dropLast())
    let statements = code.operands(of: body)
    let other = parts.dropFirst().first
    if !tests.isEmpty, tests.contains(where: { conditions.isFailure($0) }),
      tests.allSatisfy({ conditions.isFailure($0) || conditions.isSelf($0) })
    {
      let span = Span(start: nodes[tests[0]].span.start, end: nodes[tests[tests.count - 1]].span.end)
      add(
        .failure, statements, at: span, whole: code.subtree(of: first), beside + (other.map { [code.subtree(of: $0)] } ?? []),
        flow)
    }
    walk(statements, flow)
    guard let other else { return }
    if nodes[other].kind == .other { return visit(if: other, beside: beside + [code.subtree(of: body)], flow) }
    let isResult =
      tests.contains(where: { conditions.isSuccess($0) })
      && tests.allSatisfy { conditions.isSuccess($0) || conditions.isSelf($0) }
    if isResult {
      add(
        .failure, code.operands(of: other), at: start(of: other, length: 1), whole: code.subtree(of: node),
        beside + [code.subtree(of: body)], flow)
    }
    walk(code.operands(of: other), flow)
  }

  // MARK: closures

  private mutating func visit(closuresIn statement: Int, _ flow: Flow) {
    var (closures, node): ([Int], Int) = ([], statement)
    while node < Int(nodes[statement].subtreeEnd) {
      if nodes[node].kind == .closure { closures.append(node) }
      node = nodes[node].kind == .closure ? Int(nodes[node].subtreeEnd) : node + 1
    }
    for closure in closures {
      let use = ClosureUse(of: closure, in: statement, code)
      let siblings = closures.filter { $0 != closure }.map(code.subtree)
      let statements = code.statements(ofClosure: closure)
      let inner = Flow(
        later: flow.after + flow.later, siblings: siblings, isInLoop: flow.isInLoop || use.isRepeated,
        isAwaited: use.isArgument && !use.isStream && !flow.isStream, isStream: use.isStream || flow.isStream,
        isObserver: use.isObserver || flow.isObserver)
      if use.isFailure {
        add(.failure, statements, at: start(of: closure, length: 1), whole: code.subtree(of: closure), siblings, inner)
      }
      walk(statements, inner)
    }
  }

  // MARK: results

  private mutating func add(
    _ kind: SwallowedFailure.Kind, _ statements: [Int], at span: Span, whole: Range<Int>, _ others: [Range<Int>], _ flow: Flow
  ) {
    if flow.isObserver { return }
    branches.append(Branch(kind: kind, statements: statements, span: span, whole: whole, others: others, flow: flow))
  }

  private func start(of node: Int, length: UInt32) -> Span {
    let start = nodes[node].span.start
    return Span(start: start, end: min(start + length, nodes[node].span.end))
  }
}
