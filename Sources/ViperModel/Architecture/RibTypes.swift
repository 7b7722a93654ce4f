import ViperFacts
import ViperLinking

/// The interactors of RIBs in a root: those that inherit, also through classes of the project, one of the framework's interactors.
struct RibTypes {
  private let survey: PartSurvey
  private let interactorBases: Set<Name>
  /// The framework's plain names, which mean something else elsewhere; they count where the framework is in use.
  private let isUsed: Bool

  init(_ survey: PartSurvey) {
    self.survey = survey
    let names = survey.codebase.names
    let certain = ["PresentableInteractor", "ViewableRouter", "LaunchRouter"].compactMap(names.known)
    isUsed = survey.types.list.contains { type in
      Self.bases(of: type, survey).contains { certain.contains($0) }
    }
    interactorBases = Set(["PresentableInteractor", "Interactor"].compactMap(names.known))
  }

  func contains(_ type: TypeSymbol.ID) -> Bool {
    survey.kind(of: type) == .interactor && (isRib(type) || hasShape(type))
  }

  private func isRib(_ type: TypeSymbol.ID) -> Bool {
    isUsed && Self.bases(of: type, survey).contains(where: interactorBases.contains)
  }

  /// A router owns the interactor, which points back at it and at a listener weakly: the framework's shape under other names.
  private func hasShape(_ type: TypeSymbol.ID) -> Bool {
    let links = survey.links(of: type)
    guard links.contains(where: { $0.kind == .router && $0.strength == .weak }), hasListener(type) else { return false }
    return survey.holders(of: type).contains { survey.kind(of: $0) == .router }
  }

  private func hasListener(_ type: TypeSymbol.ID) -> Bool {
    guard let listener = survey.codebase.names.known("listener") else { return false }
    return ([type] + survey.codebase.ancestors(of: type)).contains { !survey.codebase.members[$0, listener].isEmpty }
  }

  private static func bases(of type: TypeSymbol.ID, _ survey: PartSurvey) -> [Name] {
    survey.ancestry.external[type] + survey.codebase.ancestors(of: type).map { survey.codebase.types[$0].name }
  }
}
