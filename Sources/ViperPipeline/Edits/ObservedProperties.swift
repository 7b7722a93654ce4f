internal import ViperFacts

/// The properties with observers, by the names of their types, and what is changed by way of properties, as written.
///
/// Setting a member of a value sets the property that holds it, and its observers run. Setting one of an object does not.
struct ObservedProperties {
  /// By the name of a type, the properties of it that observers or wrappers see set.
  private var properties: [String: Set<String>] = [:]
  /// By name, the members that may be changed by way of it.
  private var changes: [String: Set<String>] = [:]

  init(_ facts: [FileFacts]) {
    for facts in facts {
      for declaration in facts.declarations where declaration.kind == .property && declaration.type >= 0 {
        let isObserved = declaration.body >= 0 && !declaration.flags.contains(.isComputed)
        guard isObserved || declaration.flags.contains(.hasWrapper) else { continue }
        for type in Int(declaration.type)..<Int(facts.types[Int(declaration.type)].subtreeEnd) {
          properties[facts.names[facts.types[type].name], default: []].insert(facts.names[declaration.name])
        }
      }
      for (index, node) in facts.expressions.enumerated() where index + 1 < node.subtreeEnd {
        switch node.kind {
        case .assignment, .operator: add(Self.way(to: index + 1, facts))
        // The method itself changes none of the receiver's own, unless it says so.
        case .call: add(Self.way(to: index + 1, facts).dropFirst())
        default: break
        }
      }
    }
  }

  /// - Parameter way: names, from the member to what it is a member of.
  private mutating func add(_ way: some Collection<String>) {
    for (member, owner) in zip(way, way.dropFirst()) { changes[owner, default: []].insert(member) }
  }

  private static func way(to index: Int, _ facts: FileFacts) -> [String] {
    var (names, next): ([String], Int?) = ([], index)
    while let part = next {
      let node = facts.expressions[part]
      if node.kind == .name || node.kind == .member { names.append(facts.names[node.name]) }
      next = [.member, .unwrap, .subscript].contains(node.kind) ? facts.operands(of: part).first : nil
    }
    return names
  }

  /// Whether a property of some types may be observed when one of some members is changed.
  func notice(changesOf members: Set<String>, of types: Set<String>) -> Bool {
    types.contains { type in
      properties[type, default: []].contains { !changes[$0, default: []].isDisjoint(with: members) }
    }
  }
}
