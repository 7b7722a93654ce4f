import ViperLinking

/// Affinities between the types of a root: points for being created together, stored or passed.
struct Affinities: Sendable {
  /// A body that constructs or casts to candidates.
  struct Body: Sendable {
    /// The type whose body it is.
    var maker: TypeSymbol.ID
    /// The slot of the function, initializer or property.
    var slot: Int
    fileprivate var made: Range<Int>
  }

  private(set) var bodies: [Body] = []
  /// The types that bodies create, grouped by body.
  private var made: [TypeSymbol.ID] = []
  /// The bodies of each type, as positions in `bodies`.
  private let bodiesOfType: AdjacencyTable
  private let types: RootTypes
  private let rows: AffinityRows

  static let created = 5
  static let stored = 4
  static let passed = 2

  /// - Parameters:
  ///   - slots: the number of declarations.
  ///   - anchor: the role that makes modules.
  ///   - targets: the candidate that a type is, or those that implement it.
  ///   - role: the role of a candidate.
  init(
    _ usages: some Sequence<TypeUsage>, among types: RootTypes, slots: Int, anchor: Role = .presenter,
    targets: (TypeSymbol.ID) -> [TypeSymbol.ID], role: (TypeSymbol.ID) -> Role?
  ) {
    self.types = types
    var found: [AffinityRows.Edge] = []
    var making = Making(slots: slots)
    for usage in usages {
      for target in targets(usage.to) where usage.from != target {
        switch usage.kind {
        case .stored: found.append((usage.from, target, Self.stored))
        case .parameter: found.append((usage.from, target, Self.passed))
        default: if target == usage.to { making.add(usage) }
        }
      }
    }
    bodiesOfType = AdjacencyTable(count: types.list.count, keys: making.users.map { types.place(of: $0) })
    let byBody = AdjacencyTable(count: making.makers.count, keys: making.entries.map(\.body))
    for (number, maker) in making.makers.enumerated() {
      let start = made.count
      for entry in byBody[number] {
        let type = making.entries[Int(entry)].type
        if !made[start...].contains(type) { made.append(type) }
      }
      bodies.append(Body(maker: maker, slot: making.slots[number], made: start..<made.count))
    }
    for body in bodies { Self.link(made[body.made], madeBy: body.maker, anchor, role: role, &found) }
    rows = AffinityRows(found, among: types)
  }

  /// Collects what each body creates, in source order.
  private struct Making {
    /// By slot, the position of the body; -1 for none.
    private var numbers: [Int32]
    var entries: [(body: Int, type: TypeSymbol.ID)] = []
    /// By body, the type of the first and of the last use in it.
    var users: [TypeSymbol.ID] = []
    var makers: [TypeSymbol.ID] = []
    /// By body.
    var slots: [Int] = []

    init(slots: Int) { numbers = Array(repeating: -1, count: slots) }

    mutating func add(_ usage: TypeUsage) {
      guard let slot = usage.body else { return }
      if numbers[slot] < 0 {
        numbers[slot] = Int32(makers.count)
        users.append(usage.from)
        makers.append(usage.from)
        slots.append(slot)
      }
      let body = Int(numbers[slot])
      makers[body] = usage.from
      entries.append((body, usage.to))
    }
  }

  /// Ties what a body creates to the anchor that it creates, a presenter, if there is exactly one.
  private static func link(
    _ made: ArraySlice<TypeSymbol.ID>, madeBy maker: TypeSymbol.ID, _ anchor: Role, role: (TypeSymbol.ID) -> Role?,
    _ found: inout [AffinityRows.Edge]
  ) {
    var presenter: TypeSymbol.ID?
    for type in made where role(type) == anchor {
      if presenter != nil { return }
      presenter = type
    }
    guard let presenter else { return }
    for type in made where type != presenter { found.append((type, presenter, created)) }
    // A view that creates its presenter alone assembles nothing.
    if maker != presenter, made.count > 1 || role(maker) != .view { found.append((maker, presenter, created)) }
  }

  func made(by body: Body) -> ArraySlice<TypeSymbol.ID> { made[body.made] }

  /// The bodies of a type that create something.
  func bodies(of type: TypeSymbol.ID) -> some Sequence<Body> { bodiesOfType[types.place(of: type)].lazy.map { bodies[Int($0)] } }

  /// The types with an affinity to a type.
  func neighbours(of type: TypeSymbol.ID) -> some Sequence<TypeSymbol.ID> { rows[type].lazy.map(\.type) }

  func points(between a: TypeSymbol.ID, and b: TypeSymbol.ID) -> Int { rows[a].first { $0.type == b }?.points ?? 0 }
}
