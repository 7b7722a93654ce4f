internal import OrderedCollections
import ViperFacts

/// Finds the types of a root that a dialect's names and shapes fit.
struct CandidateFinder {
  private let codebase: Codebase
  private let ancestry: Ancestry
  private let shapes: [Shape]
  private var patterns = NamePatternIndex<Pattern>()
  /// The names of base types, with the positions of the roles whose they are.
  private var baseTypes: [(name: Name, role: Int)] = []

  /// What a role asks of a type beside its name.
  private struct Shape {
    var role: Role
    var kinds: [Component.Kind]
    var supertypes: [[Glob]]
  }

  private struct Pattern {
    /// The position in `shapes`.
    var role: Int
    var needsSibling: Bool
  }

  /// A role that a type's name and shape fit.
  struct Fit: BitwiseCopyable {
    var role: Int
    var specificity: Int
    var needsSibling: Bool
    /// Its number; nil for a base type's name.
    var pattern: Int?
  }

  init(codebase: Codebase, ancestry: Ancestry, dialect: Dialect) {
    self.codebase = codebase
    self.ancestry = ancestry
    shapes = dialect.roles.map { role, rule in
      Shape(role: role, kinds: rule.kinds, supertypes: [rule.inherits, rule.conforms].filter { !$0.isEmpty }.map { $0.map(Glob.init) })
    }
    for (position, rule) in dialect.roles.values.enumerated() {
      for name in rule.baseTypes.compactMap(codebase.names.known) { baseTypes.append((name, position)) }
      for pattern in rule.names { patterns.add(pattern, Pattern(role: position, needsSibling: false)) }
      for pattern in rule.siblingNames { patterns.add(pattern, Pattern(role: position, needsSibling: true)) }
    }
  }

  /// In the order of the roles; nil where there are none.
  func fits(_ type: TypeSymbol.ID) -> [Fit]? {
    guard isConcrete(type), !ancestry.traits[type].contains(.isRequestList) else { return nil }
    let fits = fits(named: codebase.types[type].name).filter { hasShape(type, shapes[$0.role]) }
    return fits.isEmpty ? nil : fits
  }

  /// The candidate for the role that fits best.
  func candidate(_ type: TypeSymbol.ID, _ fits: [Fit], _ stems: inout Stems) -> Candidate {
    let best = fits.max { $0.specificity < $1.specificity }!
    let name = codebase.text(codebase.types[type].name)
    func stem(_ fit: Fit) -> Stems.Number {
      fit.pattern.map { stems.number(of: patterns[$0].stem(ofFitting: name)) } ?? Stems.none
    }
    let others = fits.count == 1 ? [] : fits.filter { $0.role == best.role }.sorted { $0.specificity > $1.specificity }.dropFirst()
    return Candidate(
      role: shapes[best.role].role, stem: stem(best), otherStems: others.map(stem), needsSibling: best.needsSibling,
      pattern: best.pattern)
  }

  /// By number.
  var patternTexts: [String] { patterns.indices.map { patterns[$0].text } }

  private func isConcrete(_ type: TypeSymbol.ID) -> Bool {
    !codebase.types[type].isProtocol && !codebase.types[type].isExternal && !codebase.types[type].isLocal
      && codebase.types[type].declaration != nil
  }

  /// A base type of a role is no other part of it.
  private func fits(named name: Name) -> [Fit] {
    let others = patterns.numbers(of: codebase.text(name)).map { number in
      let pattern = patterns.value(of: number)
      return Fit(
        role: pattern.role, specificity: patterns.specificity(of: number) * 2 - (pattern.needsSibling ? 1 : 0),
        needsSibling: pattern.needsSibling, pattern: number)
    }
    let bases = baseTypes.filter { $0.name == name }
    if bases.isEmpty { return others }
    let exact = bases.map { Fit(role: $0.role, specificity: 2000, needsSibling: false) }
    return (exact + others.filter { other in !bases.contains { $0.role == other.role } }).sorted { $0.role < $1.role }
  }

  private func hasShape(_ type: TypeSymbol.ID, _ shape: Shape) -> Bool {
    if !shape.kinds.isEmpty {
      guard let kind = Component.Kind(codebase.types[type].kind), shape.kinds.contains(kind) else { return false }
    }
    return shape.supertypes.allSatisfy { ancestry.inherits(type, any: $0, in: codebase) }
  }
}

extension Component.Kind {
  /// Nil for what is no type.
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
