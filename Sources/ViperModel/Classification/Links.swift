/// How closely types belong together, by what bodies, properties and parameters say.
struct Links: Sendable {
  /// The types that each body constructs or casts to, by the body's slot.
  private(set) var made: [Int: [TypeSymbol.ID]] = [:]
  /// The type that a body belongs to.
  private(set) var makers: [Int: TypeSymbol.ID] = [:]
  /// The bodies of each type that construct or cast to any.
  private(set) var bodies: [TypeSymbol.ID: [Int]] = [:]
  /// By type, the points that it has with others.
  private var points: TypeTable<[TypeSymbol.ID: Int]>

  static let created = 5
  static let stored = 4
  static let passed = 2

  /// - Parameter holders: for a protocol the only concrete type that stands behind it.
  init(
    _ usages: some Sequence<TypeUsage>, candidates: TypeTable<Candidate>, among types: RootTypes, behind holders: (TypeSymbol.ID) -> TypeSymbol.ID?
  ) {
    points = TypeTable(types)
    for usage in usages where Self.counts(usage) {
      let target = candidates.contains(usage.to) ? usage.to : holders(usage.to)
      guard let target, candidates.contains(target), usage.from != target else { continue }
      switch usage.kind {
      case .stored: add(usage.from, target, Self.stored)
      case .parameter: add(usage.from, target, Self.passed)
      case .construction, .cast:
        guard target == usage.to, let body = usage.body else { continue }
        if made[body]?.contains(target) != true { made[body, default: []].append(target) }
        if makers.updateValue(usage.from, forKey: body) == nil { bodies[usage.from, default: []].append(body) }
      default: break
      }
    }
  }

  private static func counts(_ usage: TypeUsage) -> Bool {
    switch usage.kind {
    case .stored, .construction, .cast: true
    case .parameter: usage.context.contains(.initializer)
    default: false
    }
  }

  /// Once presenters are known: a body that makes one presenter makes that presenter's module.
  mutating func linkBodies(role: (TypeSymbol.ID) -> Role?) {
    for (body, types) in made.sorted(by: { $0.key < $1.key }) {
      let presenters = types.filter { role($0) == .presenter }
      guard presenters.count == 1 else { continue }
      // A view that makes nothing but a presenter merely keeps it.
      let maker = types.count == 1 && role(makers[body]!) == .view ? [] : [makers[body]!]
      for type in types + maker where type != presenters[0] { add(type, presenters[0], Self.created) }
    }
  }

  private mutating func add(_ a: TypeSymbol.ID, _ b: TypeSymbol.ID, _ value: Int) {
    guard a != b else { return }
    raise(a, b, to: value)
    raise(b, a, to: value)
  }

  private mutating func raise(_ a: TypeSymbol.ID, _ b: TypeSymbol.ID, to value: Int) {
    var known = points[a] ?? [:]
    points[a] = nil
    known[b] = max(known[b] ?? 0, value)
    points[a] = known
  }

  /// The types that a type has points with.
  func partners(of type: TypeSymbol.ID) -> Set<TypeSymbol.ID> { points[type].map { Set($0.keys) } ?? [] }

  func between(_ a: TypeSymbol.ID, _ b: TypeSymbol.ID) -> Int { points[a]?[b] ?? 0 }
}
