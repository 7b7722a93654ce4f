import ViperFacts

/// What a call runs: the implementation that an object's own type has, and the parameters that its arguments go to.
///
/// It remembers what it has found; each thread needs its own.
package final class Dispatch {
  /// The label of an argument as it is written; a trailing closure may go to a parameter of any label.
  package typealias Label = Name
  package static let trailingClosure: Label = CallShape.trailingClosure

  private struct Key: Hashable {
    var slot: Int
    var type: TypeSymbol.ID
  }

  private struct NamedKey: Hashable {
    var name: Name
    var type: TypeSymbol.ID
  }

  private struct CallKey: Hashable {
    /// The slot of a function, or the type that is constructed.
    var callee: Int
    var labels: [Label]
  }

  private let codebase: Codebase
  private var matcher: OverloadMatcher
  private var visited: VisitedTypes
  private var implementations: [Key: DeclarationReference?] = [:]
  private var named: [NamedKey: [DeclarationReference]] = [:]
  private var initializers: [CallKey: DeclarationReference?] = [:]
  private var arguments: [CallKey: [Int]?] = [:]
  /// The type whose member a declaration is, by slot.
  private var owners: [Int: TypeSymbol.ID] = [:]

  package init(_ codebase: Codebase) {
    self.codebase = codebase
    matcher = OverloadMatcher(codebase)
    visited = VisitedTypes(count: codebase.types.count, atMost: Inheritance.Limits().supertypes)
    for type in codebase.types.indices {
      for member in codebase.members[type] { owners[codebase.slot(member)] = type }
    }
  }

  /// The type whose member a declaration is; nil for a global, a local or a parameter.
  package func owner(of slot: Int) -> TypeSymbol.ID? { owners[slot] }

  /// The member of a type that a use of a supertype's member comes to: the nearest with the same labels.
  package func implementation(of slot: Int, in type: TypeSymbol.ID) -> DeclarationReference? {
    let key = Key(slot: slot, type: type)
    if let known = implementations[key] { return known }
    let found = findImplementation(of: codebase.declaration(ofSlot: slot), in: type)
    implementations[key] = found
    return found
  }

  private func findImplementation(of member: DeclarationReference, in type: TypeSymbol.ID) -> DeclarationReference? {
    let declaration = codebase.declaration(member)
    let labels = codebase.labels(of: member)
    let fitting = members(codebase.name(member), of: type).filter { other in
      let candidate = codebase.declaration(other.reference)
      return candidate.kind == declaration.kind
        && candidate.flags.contains(.isStatic) == declaration.flags.contains(.isStatic)
        && !isRequirement(other) && codebase.labels(of: other.reference) == labels
    }.map(\.reference)
    guard fitting.count > 1 else { return fitting.first }
    // Overloads that differ in types alone.
    let types = parameterTypes(of: member)
    return fitting.first { parameterTypes(of: $0) == types } ?? fitting.first
  }

  private func parameterTypes(of function: DeclarationReference) -> [SemanticType] {
    let scope = TypeScope(file: Int(function.file), types: codebase.enclosing(owner(of: codebase.slot(function))))
    return codebase.parameters(of: function).map { codebase.resolve(codebase.declaration($0).type, in: scope) }
  }

  /// Whether a protocol itself declares a member, and no extension of it.
  private func isRequirement(_ member: FoundMember) -> Bool {
    guard member.owner >= 0, codebase.types[member.owner].isProtocol else { return false }
    return codebase.types[member.owner].parts.contains { part in
      let declaration = codebase.declaration(part)
      return part.file == member.reference.file && declaration.kind == .protocol
        && (part.index..<Int32(declaration.subtreeEnd)).contains(member.reference.index)
    }
  }

  private func members(_ name: Name, of type: TypeSymbol.ID) -> [FoundMember] {
    codebase.members(name, of: .nominal(type, []), &visited)
  }

  /// The member of a type's superclass that an own one overrides.
  package func inherited(_ slot: Int, by type: TypeSymbol.ID) -> Int? {
    codebase.superclasses(of: type).lazy.compactMap { self.implementation(of: slot, in: $0) }.first.map { codebase.slot($0) }
  }

  /// The members of a name that a type has or inherits, except requirements.
  package func implementations(named name: Name, in type: TypeSymbol.ID) -> [DeclarationReference] {
    let key = NamedKey(name: name, type: type)
    if let known = named[key] { return known }
    let found = members(name, of: type).filter { !isRequirement($0) }.map(\.reference)
    named[key] = found
    return found
  }

  /// The initializer that a construction calls; nil for one that is not declared.
  package func initializer(of type: TypeSymbol.ID, _ labels: [Label]) -> DeclarationReference? {
    let key = CallKey(callee: type, labels: labels)
    if let known = initializers[key] { return known }
    let shape = CallShape(labels)
    let found = members(.initializer, of: type).first { !isRequirement($0) && matcher.match($0, shape) != nil }?.reference
    initializers[key] = found
    return found
  }

  /// The slots of the parameters that the arguments of a call go to; nil where they do not fit.
  package func parameters(of function: DeclarationReference, _ labels: [Label]) -> [Int]? {
    let key = CallKey(callee: codebase.slot(function), labels: labels)
    if let known = arguments[key] { return known }
    let match = matcher.match(FoundMember(reference: function, owner: -1), CallShape(labels))
    let found = match.map { match in labels.indices.map { codebase.slot(match.parameter($0)) } }
    arguments[key] = found
    return found
  }
}

extension Codebase {
  /// The labels of a function's parameters.
  package func labels(of function: DeclarationReference) -> [Name] { parameters(of: function).map { name($0) } }
}
