internal import ViperFacts

/// The properties whose setting something may observe, and the members that are changed through names, as written.
///
/// Setting a member of a value sets the property that holds it, and its observers, wrapper or setter run; so it goes on with the value
/// that has this property. Setting a member of an object does none of that.
struct ObservedProperties {
  /// By name.
  private var properties: [String: [Property]] = [:]
  /// By the name of a member, the names through which it may be changed.
  private var owners: [String: Set<String>] = [:]

  struct Property {
    var file: Int
    var declaration: Int
    /// The names in its type; nil where that is not written.
    var types: Set<String>?
    /// Whether it has accessors of any kind, or a wrapper.
    var isObserved: Bool
  }

  init(_ facts: [FileFacts]) {
    for (file, facts) in facts.enumerated() {
      for (index, declaration) in facts.declarations.enumerated() where declaration.kind == .property {
        // A protocol's requirement is set where it is declared.
        if facts.owner(of: index).map({ facts.declarations[$0].kind == .protocol }) == true { continue }
        let types = Int(declaration.type)..<(declaration.type < 0 ? -1 : Int(facts.types[Int(declaration.type)].subtreeEnd))
        properties[facts.names[declaration.name], default: []].append(
          Property(
            file: file, declaration: index,
            types: declaration.type < 0 ? nil : Set(types.map { facts.names[facts.types[$0].name] }),
            isObserved: declaration.body >= 0 || declaration.flags.contains(.hasWrapper)))
      }
      for index in facts.expressions.indices { add(index, facts) }
    }
  }

  private mutating func add(_ index: Int, _ facts: FileFacts) {
    let node = facts.expressions[index]
    if node.flags.contains(.isInOut) { add(Self.way(to: index, facts)) }
    switch node.kind {
    case .assignment: if let target = facts.operands(of: index).first { add(target: target, facts) }
    case .operator where node.flags.contains(.mayChange):
      for part in facts.operands(of: index) { add(Self.way(to: part, facts)) }
    // The method does not change the receiver's own members unless it is mutating.
    case .call: if index + 1 < node.subtreeEnd { add(Self.way(to: index + 1, facts).dropFirst()) }
    // A key path, through which anything may be written.
    case .other: add(Self.path(index, facts))
    default: break
    }
  }

  private mutating func add(target: Int, _ facts: FileFacts) {
    guard facts.expressions[target].kind == .tuple else { return add(Self.way(to: target, facts)) }
    for part in facts.operands(of: target) { for value in facts.operands(of: part) { add(target: value, facts) } }
  }

  /// - Parameter way: names, from the member to what it is a member of.
  private mutating func add(_ way: some Collection<String>) {
    for (member, owner) in zip(way, way.dropFirst()) { owners[member, default: []].insert(owner) }
  }

  private static func way(to index: Int, _ facts: FileFacts) -> [String] {
    var (names, next): ([String], Int?) = ([], index)
    while let part = next {
      let node = facts.expressions[part]
      if node.kind == .name || node.kind == .member { names.append(facts.names[node.name]) }
      if node.kind == .subscript { names += facts.operands(of: part).flatMap { keyPath($0, facts) } }
      next = [.member, .unwrap, .subscript].contains(node.kind) ? facts.operands(of: part).first : nil
    }
    return names
  }

  /// The names in a key path, the last first; none for anything else.
  private static func path(_ index: Int, _ facts: FileFacts) -> [String] {
    guard facts.expressions[index].kind == .other else { return [] }
    return facts.operands(of: index).filter { facts.expressions[$0].kind == .member }
      .map { facts.names[facts.expressions[$0].name] }.reversed()
  }

  /// The names in `keyPath: \.title`.
  private static func keyPath(_ argument: Int, _ facts: FileFacts) -> [String] {
    guard facts.names[facts.expressions[argument].name] == "keyPath" else { return [] }
    return facts.operands(of: argument).first.map { path($0, facts) } ?? []
  }

  /// The names through which one of some members may be changed.
  func owners(of members: Set<String>) -> Set<String> {
    members.reduce(into: []) { $0.formUnion(owners[$1] ?? []) }
  }

  /// These names, and those through which one of them is accessed.
  func allOwners(of members: Set<String>) -> Set<String> {
    var found = owners(of: members)
    var next = found
    while !next.isEmpty {
      next = owners(of: next).subtracting(found)
      found.formUnion(next)
    }
    return found
  }

  /// The properties through which one of some members may be changed, and those whose types have such a property.
  func properties(of types: Set<String>, changing members: Set<String>) -> [Property] {
    let direct = owners(of: members).sorted().flatMap { properties[$0] ?? [] }
    let others = owners(of: allOwners(of: members)).sorted().flatMap { properties[$0] ?? [] }
    return direct.filter { $0.types?.isDisjoint(with: types) != true } + others
  }
}
