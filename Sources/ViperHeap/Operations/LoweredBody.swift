import ViperFacts
import ViperLinking

/// A body as steps: a function, an accessor, an initial value or a closure.
///
/// Each run refers to it, so it is an object, as its steps and closures are. Nothing changes it once it is lowered.
package final class LoweredBody {
  struct Local {
    var name: Name
    var strength = ReferenceStrength.strong
    /// Whether closures share it, which keep it.
    var isShared = false
    /// Whether the body sets properties of what it holds, which are those of a copy, if that is a struct.
    var isChanged = false
  }

  let file: Int
  @exclusivity(unchecked) var operations: [Operation] = []
  @exclusivity(unchecked) var locals: [Local] = []
  /// The locals that the arguments go to, by the slot of the parameter; a closure's have none.
  var parameters: [(slot: Int, local: Int)] = []
  var closures: [LoweredClosure] = []
  /// The step whose value a body without `return` returns.
  var result: Int?
  /// By step, the last one that uses its result.
  @exclusivity(unchecked) private(set) var lastUses: [Int] = []

  /// The steps that load what a local holds to hand it on, and the local is changed: of a struct, what is handed on is a copy.
  @exclusivity(unchecked) private(set) var copies: Set<Int> = []

  init(file: Int) { self.file = file }

  /// - Parameter isInOut: whether an expression is handed on to be changed.
  func noteUses(isInOut: (Int) -> Bool) {
    lastUses = Array(operations.indices)
    for (step, operation) in operations.enumerated() {
      for operand in operation.operands { lastUses[operand] = step }
      if case .storeMember = operation.kind, case .load(let local) = operations[operation.operands[0]].kind {
        locals[local].isChanged = true
      }
      // The result of a region is used where the last of them ends.
      let end = operation.regions.last?.steps.upperBound ?? step
      for result in operation.regions.compactMap(\.result) { lastUses[result] = max(lastUses[result], end) }
    }
    if let result { lastUses[result] = operations.count }
    guard locals.contains(where: \.isChanged) else { return }
    for operation in operations {
      for operand in operation.handedOn {
        guard case .load(let local) = operations[operand].kind, locals[local].isChanged, !isInOut(operations[operand].node) else {
          continue
        }
        copies.insert(operand)
      }
    }
  }
}

/// What is lowered as a body of its own.
package enum BodyKey: Hashable, Sendable {
  case function(slot: Int)
  case getter(slot: Int)
  case setter(slot: Int)
  case willSet(slot: Int)
  case didSet(slot: Int)
  /// Of a property, or of a parameter.
  case initialValue(slot: Int)

  /// The slot of the declaration that has the body.
  package var slot: Int {
    switch self {
    case .function(let slot), .getter(let slot), .setter(let slot), .willSet(let slot), .didSet(let slot),
      .initialValue(let slot):
      slot
    }
  }

  static func slot(_ number: Int) -> Int { number / 6 }
  static func isGetter(_ number: Int) -> Bool { number % 6 == 1 }

  /// A number of its own.
  var number: Int {
    switch self {
    case .function(let slot): slot * 6
    case .getter(let slot): slot * 6 + 1
    case .setter(let slot): slot * 6 + 2
    case .willSet(let slot): slot * 6 + 3
    case .didSet(let slot): slot * 6 + 4
    case .initialValue(let slot): slot * 6 + 5
    }
  }
}
