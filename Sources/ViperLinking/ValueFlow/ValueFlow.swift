/// The value flow between properties, parameters and results.
package struct ValueFlow: Sendable {
  /// The flow from one slot to another.
  package struct Edge: Hashable, Sendable, BitwiseCopyable {
    private let source: Int32
    private let target: Int32

    package init(from: Int, to: Int) { (source, target) = (Int32(from), Int32(to)) }

    package var from: Int { Int(source) }
    package var to: Int { Int(target) }
  }

  /// The flow of a concrete type into a slot.
  package struct Source: Hashable, Sendable, BitwiseCopyable {
    private let slotNumber: Int32
    private let typeNumber: Int32
    private let bodySlot: Int32

    package init(slot: Int, type: TypeSymbol.ID, body: Int? = nil) {
      (slotNumber, typeNumber, bodySlot) = (Int32(slot), Int32(type), Int32(body ?? -1))
    }

    package var slot: Int { Int(slotNumber) }
    package var type: TypeSymbol.ID { Int(typeNumber) }
    /// The function, initializer or property whose code passes the object on.
    package var body: Int? { bodySlot < 0 ? nil : Int(bodySlot) }

    /// Whether all numbers are valid.
    func fits(_ codebase: Codebase) -> Bool {
      let slots = 0..<codebase.slotCount
      return slots.contains(slot) && codebase.types.indices.contains(type) && (body.map(slots.contains) ?? (bodySlot == -1))
    }
  }

  package var edges: [Edge] = []
  package var sources: [Source] = []
  /// Those of `sources` that stand for an object which is there already, since a cast or a declared type tells its class.
  package let claims: [Source]
  /// The flow from one slot to another where a cast, or a declared type as for some of `edges`, tells the class.
  package let narrowed: [Edge]
  /// The slots that get a value of which nothing is known.
  package let unseen: [Int]
  /// The slots that get a new object, or what a call returns, under no name by which the code keeps it.
  package let unnamed: [Int]
  /// The slots of properties that their own type sets to nil outside `deinit`.
  package var cleared: Set<Int> = []
  /// The assignments whose target could be told.
  package let assignments: [PropertyAssignment]
  /// What containers of frameworks get to show.
  package let handovers: [Handover]
  /// The slots of properties, with the number of assignments to each whose target is sure.
  package let assigned: [Int: Int]

  package init(
    edges: [Edge] = [], sources: [Source] = [], cleared: Set<Int> = [], assignments: [PropertyAssignment] = [],
    handovers: [Handover] = [], claims: [Source] = [], narrowed: [Edge] = [], unseen: [Int] = [],
    unnamed: [Int] = []
  ) {
    (self.edges, self.sources, self.cleared, self.assignments) = (edges, sources, cleared, assignments)
    (self.handovers, self.claims, self.narrowed, self.unseen) = (handovers, claims, narrowed, unseen)
    self.unnamed = unnamed
    assigned = assignments.reduce(into: [:]) { if let slot = $1.slot { $0[slot, default: 0] += 1 } }
  }

  /// The flow with values that no code assigns.
  package func with(_ more: [Source]) -> ValueFlow {
    var flow = self
    flow.sources += more
    return flow
  }
}
