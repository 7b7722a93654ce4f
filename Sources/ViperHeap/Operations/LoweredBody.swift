package import ViperFacts
package import ViperLinking

/// A body as steps: a function, an accessor, an initial value or a closure.
package struct LoweredBody: Sendable {
  package struct Local: Sendable {
    package var name: Name
    package var strength = ReferenceStrength.strong
    /// Whether closures share it, which keep it.
    package var isShared = false
    /// Whether the body sets properties of what it holds, which are those of a copy, if that is a struct.
    package var isChanged = false
  }

  /// A closure of the body, which is a body itself.
  package struct Closure: Sendable {
    package var body: LoweredBody
    /// The locals that it shares with the body around it.
    package var shared: [(inner: Int, outer: Int)]
    /// The locals that its capture list declares, in the order of the operands of its `closure`.
    package var captured: [Int]
    /// How it holds the receiver of the body around it; nil if it does not use it.
    package var receiver: ReferenceStrength?
    package var node: Int
  }

  package let file: Int
  package var operations: [Operation] = []
  package var locals: [Local] = []
  /// The locals that the arguments go to, by the slot of the parameter; a closure's have none.
  package var parameters: [(slot: Int, local: Int)] = []
  package var closures: [Closure] = []
  /// The step whose value a body without `return` returns.
  package var result: Int?
  /// By step, the last one that uses its result.
  private(set) var lastUses: [Int] = []

  init(file: Int) { self.file = file }

  mutating func noteUses() {
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
}
