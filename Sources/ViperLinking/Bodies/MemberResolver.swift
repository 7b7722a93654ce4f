import ViperFacts

/// The cache of members by name, and of the declared types of functions, subscripts and parameters.
struct MemberResolver {
  private let codebase: Codebase
  private var statedTypes: SparseArray<SemanticType>
  /// The members by type and name.
  private var memberLists = ScopedNames<OverloadSet>()
  /// The globals by root or, where files of a root differ in what they see, by file, and name.
  private var globalLists = ScopedNames<OverloadSet>()
  private let none = OverloadSet([])
  private var visited: VisitedTypes

  init(_ codebase: Codebase) {
    self.codebase = codebase
    statedTypes = SparseArray(count: codebase.slotCount)
    visited = VisitedTypes(count: codebase.types.count, atMost: Inheritance.Limits().supertypes)
  }

  /// The members of a value's type, cached for nominal types without generic arguments.
  mutating func members(_ name: Name, of type: SemanticType) -> OverloadSet {
    guard codebase.uses.contains(.member, of: name) else { return none }
    if case .optional(let inner) = type { return members(name, of: inner) }
    guard case .nominal(let id, let arguments) = type, arguments.isEmpty else {
      return OverloadSet(codebase.members(name, of: type, &visited))
    }
    if let known = memberLists.first(name, in: id) { return known }
    let found = codebase.members(name, of: type, &visited)
    let list = found.isEmpty ? none : OverloadSet(found)
    memberLists.append(list, named: name, in: id)
    return list
  }

  /// The global functions and variables of a name, in source order.
  mutating func globals(_ name: Name, from file: Int) -> OverloadSet {
    let scope = codebase.hasTargets ? file : codebase.files[file].root
    if let known = globalLists.first(name, in: scope) { return known }
    let found = codebase.globals(name, from: file)
    if found.isEmpty { return none }
    let list = OverloadSet(found.map { FoundMember(reference: $0, owner: -1) })
    globalLists.append(list, named: name, in: scope)
    return list
  }

  /// The declared type of a parameter or a result, resolved in the scope of `function`.
  mutating func statedType(
    of reference: DeclarationReference, in function: DeclarationReference, owner: TypeSymbol.ID
  ) -> SemanticType {
    let slot = codebase.slot(reference)
    if let known = statedTypes[slot] { return known }
    let home = codebase.scope(of: function, owner: owner < 0 ? nil : owner)
    let type = codebase.resolve(codebase.declaration(reference).type, in: home)
    statedTypes.insert(type, at: slot)
    return type
  }

  mutating func statedType(of member: FoundMember) -> SemanticType {
    statedType(of: member.reference, in: member.reference, owner: member.owner)
  }
}
