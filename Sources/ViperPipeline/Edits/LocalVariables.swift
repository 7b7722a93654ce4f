internal import ViperFacts

/// The variables in bodies, by the names of types that they may have, as written.
struct LocalVariables {
  /// A variable: a file, and its binding among the file's expressions.
  struct Place: Hashable {
    var file: Int
    var binding: Int
  }

  /// By name, the variables that surely have a type, or an optional of it.
  private var sure: [String: Set<Place>] = [:]
  /// By name, those with a type that names it among others.
  private var unsure: [String: Set<Place>] = [:]
  /// By the name that is read or called last in their value, those without a written type.
  private var inferred: [String: Set<Place>] = [:]
  /// By the name of a type, what is declared with it.
  private var sources: [String: Set<String>] = [:]

  init(_ facts: [FileFacts]) {
    for (file, facts) in facts.enumerated() {
      for declaration in facts.declarations where declaration.type >= 0 && declaration.kind != .extension {
        for type in Self.names(in: declaration.type, facts) {
          sources[type, default: []].formUnion([facts.names[declaration.name], facts.names[declaration.nameInBody]])
        }
      }
      for (index, node) in facts.expressions.enumerated() {
        if node.kind == .destructuring { add(destructuring: index, file, facts) }
        guard node.kind == .binding, node.flags.isDisjoint(with: [.isCapture, .isClosureParameter]) else { continue }
        let place = Place(file: file, binding: index)
        if node.type >= 0 {
          add(place, declared: node.type, facts)
        } else if index + 1 < node.subtreeEnd {
          add(place, value: index + 1, facts)
        }
      }
    }
  }

  /// Any name in the value may have given any of the variables its type.
  private mutating func add(destructuring index: Int, _ file: Int, _ facts: FileFacts) {
    let parts = index + 1..<Int(facts.expressions[index].subtreeEnd)
    let names = parts.filter { [.name, .member].contains(facts.expressions[$0].kind) }.map {
      facts.names[facts.expressions[$0].name]
    }
    for part in facts.operands(of: index) where facts.expressions[part].kind == .binding {
      for name in names { inferred[name, default: []].insert(Place(file: file, binding: part)) }
    }
  }

  private mutating func add(_ place: Place, declared type: Int32, _ facts: FileFacts) {
    var plain = Int(type)
    if [.optional, .implicitlyUnwrapped].contains(facts.types[plain].kind) { plain += 1 }
    let isSure = [.name, .composition].contains(facts.types[plain].kind)
    for name in Self.names(in: type, facts) {
      if isSure { sure[name, default: []].insert(place) } else { unsure[name, default: []].insert(place) }
    }
  }

  private mutating func add(_ place: Place, value: Int, _ facts: FileFacts) {
    let node = facts.expressions[value]
    switch node.kind {
    case .name, .member: inferred[facts.names[node.name], default: []].insert(place)
    case .cast: if node.type >= 0 { add(place, declared: node.type, facts) }
    case .call, .unwrap: if value + 1 < node.subtreeEnd { add(place, value: value + 1, facts) }
    case .literal, .array, .dictionary, .closure, .tuple, .operator: break
    default: for part in facts.operands(of: value) { add(place, value: part, facts) }
    }
  }

  private static func names(in type: Int32, _ facts: FileFacts) -> Set<String> {
    Set((Int(type)..<Int(facts.types[Int(type)].subtreeEnd)).map { facts.names[facts.types[$0].name] })
  }

  /// The variables that have one of some types.
  func places(of types: Set<String>) -> [Place] { Self.sorted(types.map { sure[$0] ?? [] }) }

  /// The variables that may have one of some types, or hold values of it.
  func otherPlaces(of types: Set<String>) -> [Place] {
    let values = types.reduce(into: Set<String>()) { $0.formUnion(sources[$1] ?? []) }
    return Self.sorted(types.map { unsure[$0] ?? [] } + values.map { inferred[$0] ?? [] })
  }

  private static func sorted(_ places: [Set<Place>]) -> [Place] {
    places.reduce(into: Set()) { $0.formUnion($1) }.sorted { ($0.file, $0.binding) < ($1.file, $1.binding) }
  }
}
