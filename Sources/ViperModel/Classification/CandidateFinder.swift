internal import OrderedCollections
import ViperFacts
internal import ViperLinking
internal import ViperText

/// Matches types against the names and shapes of a dialect's roles.
struct CandidateFinder {
  private let codebase: Codebase
  private let ancestry: Ancestry
  private let namespaced: NamespacedNames
  private let conditions: [Conditions]
  private var patterns = NamePatternIndex<Pattern>()
  /// The names of base types, with the position of their role.
  private var baseTypes: [(name: Name, role: Int)] = []

  /// The conditions that a role states besides names: one of its shapes fits, if there are any.
  private struct Conditions {
    var role: Role
    var shapes: [Shape]
  }

  private struct Shape {
    var kinds: [Component.Kind]
    var supertypes: [[Wildcard]]

    init(_ shape: RoleRule.Shape) {
      kinds = shape.kinds
      supertypes = [shape.inherits, shape.conforms].filter { !$0.isEmpty }.map { $0.map { Wildcard($0) } }
    }
  }

  private struct Pattern {
    /// The position in `conditions`.
    var role: Int
    var needsSibling: Bool
  }

  /// A role whose naming patterns match a type.
  private struct Fit: BitwiseCopyable {
    var role: Int
    var specificity: Int
    var needsSibling: Bool
    /// The pattern's number; nil for a base type's name.
    var pattern: Int?
  }

  init(codebase: Codebase, ancestry: Ancestry, namespaced: NamespacedNames, dialect: Dialect) {
    self.codebase = codebase
    self.ancestry = ancestry
    self.namespaced = namespaced
    conditions = dialect.roles.map { Conditions(role: $0, shapes: $1.shapes.map(Shape.init)) }
    for (position, rule) in dialect.roles.values.enumerated() {
      for name in rule.baseTypes.compactMap(codebase.names.known) { baseTypes.append((name, position)) }
      for pattern in rule.names { patterns.add(pattern, Pattern(role: position, needsSibling: false)) }
      for pattern in rule.siblingNames { patterns.add(pattern, Pattern(role: position, needsSibling: true)) }
    }
  }

  /// The best matching role of a type.
  struct Found {
    var type: TypeSymbol.ID
    var role: Role
    var needsSibling: Bool
    var pattern: Int?
    /// The stem by the most specific pattern.
    var stem: String
    var otherStems: [String]
  }

  func find(_ type: TypeSymbol.ID) -> Found? {
    guard isConcrete(type), !ancestry.traits[type].contains(.isRequestList) else { return nil }
    let name = namespaced[type] ?? codebase.text(codebase.types[type].name)
    let bases = namespaced[type] == nil ? baseTypes.filter { $0.name == codebase.types[type].name } : []
    let fits = fits(named: name, bases.map(\.role)).filter { fulfils(type, conditions[$0.role]) }
    guard let best = fits.max(by: { $0.specificity < $1.specificity }) else { return nil }
    let others =
      fits.count == 1 ? [] : fits.filter { $0.role == best.role }.sorted { $0.specificity > $1.specificity }.dropFirst()
    func stem(_ fit: Fit) -> String { fit.pattern.map { patterns.stem(of: name, by: $0) } ?? "" }
    return Found(
      type: type, role: conditions[best.role].role, needsSibling: best.needsSibling, pattern: best.pattern, stem: stem(best),
      otherStems: others.map(stem))
  }

  /// The pattern of a role that fits the name of a type best, with the stem; nil if none does.
  func naming(_ type: TypeSymbol.ID, as role: Role) -> (pattern: Int?, stem: String)? {
    let name = namespaced[type] ?? codebase.text(codebase.types[type].name)
    let fits = fits(named: name, []).filter { conditions[$0.role].role == role }
    return fits.max { $0.specificity < $1.specificity }.map { fit in
      (fit.pattern, fit.pattern.map { patterns.stem(of: name, by: $0) } ?? "")
    }
  }

  /// By the pattern's number.
  var patternTexts: [String] { patterns.texts }

  private func isConcrete(_ type: TypeSymbol.ID) -> Bool {
    !codebase.types[type].isProtocol && !codebase.types[type].isExternal && !codebase.types[type].isLocal
      && codebase.types[type].declaration != nil
  }

  /// The matching roles, in the dialect's order. A base type of a role matches no pattern of that role.
  ///
  /// - Parameter bases: the roles of which it is a base type by its name.
  private func fits(named name: String, _ bases: [Int]) -> [Fit] {
    let others = patterns.numbers(of: name).map { number in
      let pattern = patterns.value(of: number)
      return Fit(
        role: pattern.role, specificity: patterns.specificity(of: number) * 2 - (pattern.needsSibling ? 1 : 0),
        needsSibling: pattern.needsSibling, pattern: number)
    }
    if bases.isEmpty { return others }
    let exact = bases.map { Fit(role: $0, specificity: 2000, needsSibling: false) }
    return (exact + others.filter { !bases.contains($0.role) }).sorted { $0.role < $1.role }
  }

  private func fulfils(_ type: TypeSymbol.ID, _ conditions: Conditions) -> Bool {
    conditions.shapes.isEmpty || conditions.shapes.contains { hasShape(type, $0) }
  }

  private func hasShape(_ type: TypeSymbol.ID, _ shape: Shape) -> Bool {
    if !shape.kinds.isEmpty {
      guard let kind = Component.Kind(codebase.types[type].kind), shape.kinds.contains(kind) else { return false }
    }
    return shape.supertypes.allSatisfy { ancestry.inherits(type, any: $0, in: codebase) }
  }
}

extension Component.Kind {
  /// Nil for declarations that are no types.
  init?(_ kind: Declaration.Kind) {
    switch kind {
    case .class: self = .class
    case .struct: self = .struct
    case .enum: self = .enum
    case .actor: self = .actor
    case .protocol: self = .protocol
    default: return nil
    }
  }
}
