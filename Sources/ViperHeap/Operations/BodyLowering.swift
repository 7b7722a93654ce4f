import ViperFacts
import ViperLinking

/// Lowers a body: each expression becomes steps, each name what it means.
///
/// A closure is lowered by a lowering of its own, which asks the one around it for names that it does not declare.
final class BodyLowering {
  let codebase: Codebase
  let file: LinkedFile
  let meanings: Meanings
  let dispatch: Dispatch
  /// The type whose member the body is.
  let owner: TypeSymbol.ID?
  /// Where the types that the body names are resolved.
  let types: TypeScope
  /// The operators that the code base declares.
  let operators: OperatorFunctions
  let body: LoweredBody
  /// The locals that can be named, innermost last.
  private var scope: [(name: Name, local: Int)] = []
  /// Those that bodies around this one declare, as far as it names them, wherever in it.
  private var captured: [(name: Name, local: Int)] = []
  private let around: BodyLowering?
  private var shared: [(inner: Int, outer: Int)] = []
  /// How a closure holds the receiver that it uses; nil if it does not. One that is kept has to write `self` to use a member, so that a
  /// name that nothing in read code declares is no member there.
  private(set) var captureOfReceiver: ReferenceStrength?

  var facts: FileFacts { file.facts }
  /// Whether the body is that of a closure.
  var isClosure: Bool { around != nil }

  init(
    in codebase: Codebase, _ meanings: Meanings, _ dispatch: Dispatch, owner: TypeSymbol.ID?, types: TypeScope,
    operators: OperatorFunctions,
    around: BodyLowering? = nil
  ) {
    self.codebase = codebase
    file = codebase.files[types.file]
    (self.types, self.operators) = (types, operators)
    self.meanings = meanings
    self.dispatch = dispatch
    self.owner = owner
    self.around = around
    body = LoweredBody(file: types.file)
  }

  /// The body, once all is lowered.
  func finish() -> LoweredBody {
    body.noteUses { $0 >= 0 && node($0).flags.contains(.isInOut) }
    return body
  }

  // MARK: steps

  @discardableResult
  func add(_ kind: Operation.Kind, _ operands: [Int] = [], at node: Int = -1) -> Int {
    body.operations.append(Operation(kind, operands, node: node))
    return body.operations.count - 1
  }

  /// Adds the steps of a region to the step that has it, which is the last one but those of its other regions.
  func addRegion(to step: Int, _ steps: () -> Int?) {
    let start = body.operations.count
    let result = inScope(steps)
    body.operations[step].regions.append(
      Operation.Region(steps: start..<body.operations.count, result: result))
  }

  func node(_ index: Int) -> Expression { facts.expressions[index] }
  func name(_ index: Int) -> Name { file.name(node(index).name) }
  func operands(_ index: Int) -> [Int] { Array(facts.operands(of: index)) }

  // MARK: locals

  func inScope<Result>(_ work: () -> Result) -> Result {
    let count = scope.count
    defer { scope.removeLast(scope.count - count) }
    return work()
  }

  func newLocal(_ name: Name, _ strength: ReferenceStrength = .strong) -> Int {
    body.locals.append(LoweredBody.Local(name: name, strength: strength))
    scope.append((name, body.locals.count - 1))
    return body.locals.count - 1
  }

  func declare(_ name: Name, _ value: Int?, _ strength: ReferenceStrength = .strong, at node: Int) {
    add(.declare(local: newLocal(name, strength)), value.map { [$0] } ?? [], at: node)
  }

  /// The local of a name, shared with the bodies around this one if one of them declares it.
  func local(_ name: Name) -> Int? {
    if let own = scope.last(where: { $0.name == name }) ?? captured.first(where: { $0.name == name }) { return own.local }
    guard let outer = around?.local(name) else { return nil }
    around!.body.locals[outer].isShared = true
    body.locals.append(around!.body.locals[outer])
    shared.append((body.locals.count - 1, outer))
    captured.append((name, body.locals.count - 1))
    return body.locals.count - 1
  }

  /// What `self` means here.
  func receiver(at node: Int = -1) -> Int {
    if let local = local(.lowerSelf) { return add(.load(local: local), at: node) }
    noteReceiver(as: .strong)
    return add(.receiver, at: node)
  }

  /// What has a member of a name that may also be that of a global one.
  func possibleReceiver() -> Int {
    if let local = local(.lowerSelf) { return add(.load(local: local)) }
    noteReceiver(as: .weak)
    return add(.receiver)
  }

  private func noteReceiver(as strength: ReferenceStrength) {
    if captureOfReceiver != .strong { captureOfReceiver = strength }
    around?.noteReceiver(as: strength)
  }

  // MARK: closures

  /// Adds a closure with the values of its capture list.
  func add(closure index: Int, captured: [(node: Int, value: Int)], _ lower: (BodyLowering) -> Int?) -> Int {
    let inner = BodyLowering(in: codebase, meanings, dispatch, owner: owner, types: types, operators: operators, around: self)
    let locals = captured.map { capture in
      let flags = node(capture.node).flags
      return inner.newLocal(
        name(capture.node), flags.contains(.isWeak) ? .weak : flags.contains(.isUnowned) ? .unowned : .strong)
    }
    inner.body.result = lower(inner)
    body.closures.append(
      LoweredClosure(
        inner.finish(), shared: inner.shared, captured: locals, receiver: inner.captureOfReceiver, node: index))
    return add(.closure(body.closures.count - 1), captured.map(\.value), at: index)
  }
}
