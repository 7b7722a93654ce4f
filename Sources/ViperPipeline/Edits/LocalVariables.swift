internal import ViperFacts

/// The variables in bodies, by the names of types that they may have, as written.
struct LocalVariables {
  /// A variable: a file, and its binding among the file's expressions.
  struct Place: Hashable {
    var file: Int
    var binding: Int
  }

  /// By name, the variables that are certain to have a type, or an optional of it.
  private var sure: [String: Set<Place>] = [:]
  /// By name, those with a type that names it among others.
  private var unsure: [String: Set<Place>] = [:]
  /// By their own name, those whose type is not written, or is a generic one.
  private var untyped: [String: Set<Place>] = [:]
  /// By their own name, all.
  private var named: [String: Set<Place>] = [:]

  init(_ facts: [FileFacts]) {
    for (file, facts) in facts.enumerated() {
      let generics = Set(
        facts.declarations.filter { $0.kind == .genericParameter || $0.kind == .associatedtype }.map { facts.names[$0.name] })
      for (index, node) in facts.expressions.enumerated() {
        guard node.kind == .binding, node.flags.isDisjoint(with: [.isCapture, .isClosureParameter]) else { continue }
        let place = Place(file: file, binding: index)
        named[facts.names[node.name], default: []].insert(place)
        if node.type >= 0 {
          add(place, declared: node.type, facts, generics)
        } else if index + 1 >= node.subtreeEnd || !Self.isTyped(value: index + 1, facts) {
          untyped[facts.names[node.name], default: []].insert(place)
        } else if facts.expressions[index + 1].kind == .cast, facts.expressions[index + 1].type >= 0 {
          add(place, declared: facts.expressions[index + 1].type, facts, generics)
        }
      }
    }
  }

  private mutating func add(_ place: Place, declared type: Int32, _ facts: FileFacts, _ generics: Set<String>) {
    var plain = Int(type)
    if [.optional, .implicitlyUnwrapped].contains(facts.types[plain].kind) { plain += 1 }
    let isSure = [.name, .composition].contains(facts.types[plain].kind)
    let names = Self.names(in: type, facts)
    if !names.isDisjoint(with: generics) {
      untyped[facts.names[facts.expressions[place.binding].name], default: []].insert(place)
    }
    for name in names {
      if isSure { sure[name, default: []].insert(place) } else { unsure[name, default: []].insert(place) }
    }
  }

  /// Whether a value shows its type: an initializer call, a literal or a cast.
  private static func isTyped(value: Int, _ facts: FileFacts) -> Bool {
    switch facts.expressions[value].kind {
    case .literal, .closure, .cast: true
    case .call:
      facts.operands(of: value).first.map {
        facts.expressions[$0].kind == .name && facts.names[facts.expressions[$0].name].first?.isUppercase == true
      } ?? false
    default: false
    }
  }

  private static func names(in type: Int32, _ facts: FileFacts) -> Set<String> {
    Set((Int(type)..<Int(facts.types[Int(type)].subtreeEnd)).map { facts.names[facts.types[$0].name] })
  }

  /// The variables that have one of some types.
  func places(of types: Set<String>) -> [Place] { Self.sorted(types.map { sure[$0] ?? [] }) }

  /// The variables that may have one of some types, or hold values of it.
  ///
  /// - Parameter names: those by way of which a member of such a type may be changed.
  func otherPlaces(of types: Set<String>, named names: Set<String>) -> [Place] {
    Self.sorted(types.map { unsure[$0] ?? [] } + names.map { untyped[$0] ?? [] })
  }

  /// All variables of some names.
  func places(named names: Set<String>) -> [Place] { Self.sorted(names.map { named[$0] ?? [] }) }

  private static func sorted(_ places: [Set<Place>]) -> [Place] {
    places.reduce(into: Set()) { $0.formUnion($1) }.sorted { ($0.file, $0.binding) < ($1.file, $1.binding) }
  }
}
