/// How closely types belong together, by what bodies, properties and parameters say.
struct Links: Sendable {
  /// Points per pair of types, lower number first.
  private var points: [Pair: Int] = [:]
  /// The types that each body constructs or casts to, by the body's slot.
  private(set) var made: [Int: [TypeSymbol.ID]] = [:]
  /// The type that a body belongs to.
  private(set) var makers: [Int: TypeSymbol.ID] = [:]

  /// The types that each type has points with.
  private(set) var partners: [TypeSymbol.ID: Set<TypeSymbol.ID>] = [:]

  private struct Pair: Hashable {
    var low: TypeSymbol.ID
    var high: TypeSymbol.ID
    init(_ a: TypeSymbol.ID, _ b: TypeSymbol.ID) { (low, high) = (min(a, b), max(a, b)) }
  }

  static let created = 5
  static let stored = 4
  static let passed = 2

  /// - Parameter holders: for a protocol the only concrete type that stands behind it.
  init(_ usages: [TypeUsage], candidates: Set<TypeSymbol.ID>, behind holders: (TypeSymbol.ID) -> TypeSymbol.ID?) {
    for usage in usages {
      let target = candidates.contains(usage.to) ? usage.to : holders(usage.to)
      guard let target, candidates.contains(target), usage.from != target else { continue }
      switch usage.kind {
      case .stored: add(usage.from, target, Self.stored)
      case .parameter where usage.context.contains(.initializer): add(usage.from, target, Self.passed)
      case .construction, .cast:
        guard target == usage.to, let body = usage.body else { continue }
        if made[body]?.contains(target) != true { made[body, default: []].append(target) }
        makers[body] = usage.from
      default: break
      }
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
    let pair = Pair(a, b)
    points[pair] = max(points[pair] ?? 0, value)
    partners[a, default: []].insert(b)
    partners[b, default: []].insert(a)
  }

  func between(_ a: TypeSymbol.ID, _ b: TypeSymbol.ID) -> Int { points[Pair(a, b)] ?? 0 }
}
