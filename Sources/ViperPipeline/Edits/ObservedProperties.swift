internal import ViperFacts

/// The properties that something may notice being set, by the names of their types, and what is changed by way of names, as written.
///
/// Setting a member of a value sets the property that holds it, and its observers, wrapper or setter run. Setting one of an object
/// does not.
struct ObservedProperties {
  /// By the name of a type, the properties of it.
  private var properties: [String: [Property]] = [:]
  /// By name, the members that may be changed by way of it.
  private var changes: [String: Set<String>] = [:]

  struct Property {
    var file: Int
    var declaration: Int
    var name: String
    /// Whether it has accessors of any kind, or a wrapper.
    var isObserved: Bool
  }

  init(_ facts: [FileFacts]) {
    for (file, facts) in facts.enumerated() {
      for (index, declaration) in facts.declarations.enumerated() where declaration.kind == .property && declaration.type >= 0 {
        // What a protocol requires is set where it is declared.
        if facts.owner(of: index).map({ facts.declarations[$0].kind == .protocol }) == true { continue }
        let property = Property(
          file: file, declaration: index, name: facts.names[declaration.name],
          isObserved: declaration.body >= 0 || declaration.flags.contains(.hasWrapper))
        for type in Int(declaration.type)..<Int(facts.types[Int(declaration.type)].subtreeEnd) {
          properties[facts.names[facts.types[type].name], default: []].append(property)
        }
      }
      for index in facts.expressions.indices { add(index, facts) }
    }
  }

  private mutating func add(_ index: Int, _ facts: FileFacts) {
    let node = facts.expressions[index]
    if node.flags.contains(.isInOut) { add(Self.way(to: index, facts)) }
    switch node.kind {
    case .assignment: if let target = facts.operands(of: index).first { add(target: target, facts) }
    case .operator: for part in facts.operands(of: index) { add(Self.way(to: part, facts)) }
    // The method itself changes none of the receiver's own, unless it says so.
    case .call: if index + 1 < node.subtreeEnd { add(Self.way(to: index + 1, facts).dropFirst()) }
    // A key path, by which anything may be written.
    case .other:
      let names = facts.operands(of: index).filter { facts.expressions[$0].kind == .member }
        .map { facts.names[facts.expressions[$0].name] }
      add(names.reversed())
    default: break
    }
  }

  private mutating func add(target: Int, _ facts: FileFacts) {
    guard facts.expressions[target].kind == .tuple else { return add(Self.way(to: target, facts)) }
    for part in facts.operands(of: target) { for value in facts.operands(of: part) { add(target: value, facts) } }
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

  /// Whether one of some members may be changed by way of a name.
  func mayChange(_ members: Set<String>, of name: String) -> Bool { !changes[name, default: []].isDisjoint(with: members) }

  /// The properties of some types by way of which one of some members may be changed.
  func properties(of types: Set<String>, changing members: Set<String>) -> [Property] {
    types.sorted().flatMap { properties[$0, default: []] }.filter { mayChange(members, of: $0.name) }
  }
}
