/// How closely types belong together, by what bodies, properties and parameters say.
struct Links: Sendable {
  /// A body that constructs or casts to types that count.
  struct Body: Sendable {
    /// The type that it belongs to.
    var maker: TypeSymbol.ID
    var made: [TypeSymbol.ID]
  }

  private(set) var bodies: [Body] = []
  /// By type, the positions of its bodies in `bodies`.
  private var bodiesOfType: [TypeSymbol.ID: [Int]] = [:]
  private let partners: Partners

  static let created = 5
  static let stored = 4
  static let passed = 2

  /// - Parameters:
  ///   - target: the candidate that a type is or stands for, if any.
  ///   - role: a candidate's.
  init(
    _ usages: some Sequence<TypeUsage>, among types: RootTypes, target: (TypeSymbol.ID) -> TypeSymbol.ID?, role: (TypeSymbol.ID) -> Role?
  ) {
    var found: [Partners.Link] = []
    var numbers: [Int: Int] = [:]
    for usage in usages {
      guard let target = target(usage.to), usage.from != target else { continue }
      switch usage.kind {
      case .stored: found.append((usage.from, target, Self.stored))
      case .parameter: found.append((usage.from, target, Self.passed))
      default:
        guard target == usage.to, let body = usage.body else { continue }
        if let number = numbers[body] {
          if !bodies[number].made.contains(target) { bodies[number].made.append(target) }
          bodies[number].maker = usage.from
        } else {
          numbers[body] = bodies.count
          bodiesOfType[usage.from, default: []].append(bodies.count)
          bodies.append(Body(maker: usage.from, made: [target]))
        }
      }
    }
    for body in bodies { found += Self.created(by: body, role: role) }
    partners = Partners(found, among: types)
  }

  /// A body that makes one presenter makes that presenter's module.
  private static func created(by body: Body, role: (TypeSymbol.ID) -> Role?) -> [Partners.Link] {
    let presenters = body.made.filter { role($0) == .presenter }
    guard presenters.count == 1 else { return [] }
    // A view that makes nothing but a presenter merely keeps it.
    let maker = body.made.count == 1 && role(body.maker) == .view ? [] : [body.maker]
    return (body.made + maker).filter { $0 != presenters[0] }.map { ($0, presenters[0], Self.created) }
  }

  /// The bodies of a type.
  func bodies(of type: TypeSymbol.ID) -> [Body] { (bodiesOfType[type] ?? []).map { bodies[$0] } }

  /// The types that a type has points with.
  func partners(of type: TypeSymbol.ID) -> some Sequence<TypeSymbol.ID> { partners[type].lazy.map(\.type) }

  func between(_ a: TypeSymbol.ID, _ b: TypeSymbol.ID) -> Int { partners[a].first { $0.type == b }?.points ?? 0 }
}
