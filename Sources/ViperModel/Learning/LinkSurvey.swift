import ViperFacts
import ViperLinking

/// Who keeps whom among the concrete types of one root, with interfaces replaced by the types behind them.
///
/// No name decides anything here, so that a convention can be learned whose words mean nothing to the linter.
struct LinkSurvey {
  /// A stored property, a parameter of an initializer, or a generic argument of a superclass.
  struct Link {
    /// The type that has it.
    var target: TypeSymbol.ID
    /// The type or protocol as written.
    var face: TypeSymbol.ID
    var usage: TypeUsage

    var isStored: Bool { usage.kind == .stored }
  }

  let survey: PartSurvey
  let root: Int
  private var links: [TypeSymbol.ID: [Link]] = [:]
  private var owners: [TypeSymbol.ID: [TypeSymbol.ID]] = [:]

  /// A protocol of more types is a base; it does not say which of them is meant.
  private static let mostConformers = 3

  init(_ survey: PartSurvey, root: Int) {
    self.survey = survey
    self.root = root
    for type in survey.types.list where isConcrete(type) {
      let found = links(by: type)
      if found.isEmpty { continue }
      links[type] = found
      for target in Set(found.map(\.target)) { owners[target, default: []].append(type) }
    }
  }

  private var codebase: Codebase { survey.codebase }

  /// Whether a type is declared in the code base, not in a function, and is no protocol.
  func isConcrete(_ type: TypeSymbol.ID) -> Bool {
    let symbol = codebase.types[type]
    return symbol.declaration != nil && !symbol.isProtocol && !symbol.isExternal && !symbol.isLocal
  }

  /// The concrete types of the root, ascending.
  var concreteTypes: [TypeSymbol.ID] { survey.types.list.filter(isConcrete) }

  /// The links of a type and of the classes that it inherits.
  func of(_ type: TypeSymbol.ID) -> [Link] { links[type] ?? [] }

  /// The types with a link to a type, ascending.
  func holders(of type: TypeSymbol.ID) -> [TypeSymbol.ID] { owners[type] ?? [] }

  func holds(_ owner: TypeSymbol.ID, _ target: TypeSymbol.ID) -> Bool { of(owner).contains { $0.target == target } }

  private func links(by type: TypeSymbol.ID) -> [Link] {
    let ancestors = codebase.ancestors(of: type)
    return owning(type).flatMap { owner in
      survey.usages.by(owner).filter { survey.isLink($0, ancestors) }.flatMap { usage in
        targets(behind: usage.to).filter { $0 != type }.map { Link(target: $0, face: usage.to, usage: usage) }
      }
    }
  }

  /// A type and the classes of its root that it inherits.
  func owning(_ type: TypeSymbol.ID) -> [TypeSymbol.ID] {
    [type] + codebase.ancestors(of: type).filter { survey.types.contains($0) && !codebase.types[$0].isProtocol }
  }

  /// The type itself, or the types that implement a protocol.
  private func targets(behind face: TypeSymbol.ID) -> [TypeSymbol.ID] {
    guard survey.types.contains(face) else { return [] }
    guard codebase.types[face].isProtocol else { return isConcrete(face) ? [face] : [] }
    let conformers = codebase.conformers(of: face).filter { survey.types.contains($0) && isConcrete($0) }
    return conformers.count <= Self.mostConformers ? conformers : []
  }

  // MARK: views

  /// Whether a type is a view controller or a SwiftUI view by what it inherits.
  func isScreen(_ type: TypeSymbol.ID) -> Bool { survey.kind(of: type) == .controller || survey.kind(of: type) == .screen }

  /// Whether a type is a screen, or a protocol that only views implement.
  func meansScreen(_ type: TypeSymbol.ID) -> Bool {
    guard survey.types.contains(type) else { return false }
    guard codebase.types[type].isProtocol else { return isScreen(type) }
    let conformers = codebase.conformers(of: type).filter(survey.types.contains)
    return !conformers.isEmpty && conformers.allSatisfy(survey.isView)
  }

  func name(_ type: TypeSymbol.ID) -> String { codebase.text(codebase.types[type].name) }

  func place(of usage: TypeUsage) -> SourceRange { codebase.range(usage.span, in: usage.file) }

  /// The place of a type's name.
  func place(of type: TypeSymbol.ID) -> SourceRange? {
    codebase.types[type].declaration.map { codebase.range(codebase.declaration($0).nameSpan, in: Int($0.file)) }
  }
}
