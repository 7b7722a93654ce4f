internal import OrderedCollections
import ViperFacts

/// A type whose name and shape fit a role; whether it plays that role is decided by its company.
struct Candidate: Sendable {
  var type: TypeSymbol.ID
  var role: Role
  /// The module's names that its own name may stand for, the most specific pattern first.
  var stems: [String]
  /// Named by a pattern that counts only beside another part with the same stem.
  var needsSibling: Bool
  var isBase: Bool
  /// The pattern that its name fits.
  var pattern: String
}

/// Finds the types of a root that a dialect's names and shapes fit.
struct CandidateFinder {
  private let codebase: Codebase
  private let ancestry: Ancestry
  private let dialect: Dialect
  private let shapes: [Shape]
  private var patterns = NamePatternIndex<Fit>()
  /// By name, the positions of the roles whose base type it is.
  private var baseTypes: [Name: [Int]] = [:]

  /// What a role asks of a type beside its name.
  private struct Shape {
    var role: Role
    var kinds: [Component.Kind]
    var supertypes: [[Glob]]
  }

  private struct Fit {
    /// The position in `shapes`.
    var role: Int
    var needsSibling: Bool
  }

  init(codebase: Codebase, ancestry: Ancestry, dialect: Dialect) {
    self.codebase = codebase
    self.ancestry = ancestry
    self.dialect = dialect
    shapes = dialect.roles.map { role, rule in
      Shape(role: role, kinds: rule.kinds, supertypes: [rule.inherits, rule.conforms].filter { !$0.isEmpty }.map { $0.map(Glob.init) })
    }
    for (position, rule) in dialect.roles.values.enumerated() {
      for name in rule.baseTypes.compactMap(codebase.names.known) { baseTypes[name, default: []].append(position) }
      for pattern in rule.names { patterns.add(pattern, Fit(role: position, needsSibling: false)) }
      for pattern in rule.siblingNames { patterns.add(pattern, Fit(role: position, needsSibling: true)) }
    }
  }

  func candidate(_ type: TypeSymbol.ID) -> Candidate? {
    guard isConcrete(type), !ancestry.traits[type].contains(.isRequestList) else { return nil }
    let fits = matches(codebase.types[type].name).filter { hasShape(type, shapes[$0.role]) }
    guard let best = fits.max(by: { $0.specificity < $1.specificity }) else { return nil }
    let sameRole = fits.filter { $0.role == best.role }.sorted { $0.specificity > $1.specificity }
    let name = codebase.text(codebase.types[type].name)
    let stems = sameRole.map { fit in fit.pattern.map { patterns[$0].pattern.stem(ofFitting: name) } ?? "" }
    return Candidate(
      type: type, role: shapes[best.role].role, stems: stems, needsSibling: best.needsSibling,
      isBase: stems[0].isEmpty, pattern: best.pattern.map { patterns[$0].pattern.text } ?? name)
  }

  private func isConcrete(_ type: TypeSymbol.ID) -> Bool {
    !codebase.types[type].isProtocol && !codebase.types[type].isExternal && !codebase.types[type].isLocal
      && codebase.types[type].declaration != nil
  }

  private struct Match {
    var role: Int
    var specificity: Int
    var needsSibling: Bool
    /// Its number; nil for a base type's name.
    var pattern: Int?
  }

  /// In the order of the roles; a base type of a role is no other part of it.
  private func matches(_ name: Name) -> [Match] {
    let others = patterns.numbers(of: codebase.text(name)).map { number in
      let fit = patterns[number].value
      return Match(
        role: fit.role, specificity: patterns[number].pattern.specificity * 2 - (fit.needsSibling ? 1 : 0),
        needsSibling: fit.needsSibling, pattern: number)
    }
    guard let bases = baseTypes[name] else { return others }
    let exact = bases.map { Match(role: $0, specificity: 2000, needsSibling: false) }
    return (exact + others.filter { !bases.contains($0.role) }).sorted { $0.role < $1.role }
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
