import ViperLinking

/// What the wiring of one module says about its architecture.
struct ArchitectureVote: Sendable {
  enum Shape: Int, Sendable, CaseIterable {
    /// A presenter with an interactor that reports back, or with a router too.
    case viper
    /// A presenter that holds an interactor; nothing else is known.
    case presenterWithInteractor
    /// A presenter with a router but no interactor: an incomplete module among modules of VIPER, else MVP.
    case presenterWithRouter
    case cleanSwift, ribs
    /// A presenter with a view, and nothing behind it.
    case presenter
    case viewModel
    /// A SwiftUI screen that a builder makes.
    case builtScreen

    /// Whether one module is evidence enough: no helper is wired like this by chance.
    var isProof: Bool { self == .viper || self == .cleanSwift || self == .ribs }
  }

  /// The type that the module has one of: its presenter, interactor, view model or screen.
  var anchor: TypeSymbol.ID
  var shape: Shape
}

/// Asks each module of a root for its vote.
struct ArchitectureVotes {
  private let survey: PartSurvey
  private let ribs: RibTypes
  private let baseHolders: BaseHolders
  /// Whether a presenter's module fits a dialect of VIPER whose modules need no interactor.
  private let needsNoInteractor: (TypeSymbol.ID) -> Bool

  init(_ survey: PartSurvey, needsNoInteractor: @escaping (TypeSymbol.ID) -> Bool = { _ in false }) {
    self.survey = survey
    self.needsNoInteractor = needsNoInteractor
    ribs = RibTypes(survey)
    baseHolders = BaseHolders(of: survey.all(.presenter), survey)
  }

  /// By anchor, ascending.
  var all: [ArchitectureVote] {
    let interactors = survey.all(.interactor)
    let found =
      interactors.compactMap(vote(ofInteractor:)) + survey.all(.presenter).compactMap(vote(ofPresenter:))
      + survey.all(.viewModel).compactMap(vote(ofViewModel:)) + survey.all(.screen).compactMap(vote(ofScreen:))
    return found.sorted { $0.anchor < $1.anchor }
  }

  // MARK: interactors

  private func vote(ofInteractor type: TypeSymbol.ID) -> ArchitectureVote? {
    ribs.contains(type) ? ArchitectureVote(anchor: type, shape: .ribs) : nil
  }

  // MARK: presenters

  private func vote(ofPresenter type: TypeSymbol.ID) -> ArchitectureVote? {
    let links = survey.links(of: type)
    let holders = survey.holders(of: type)
    let reporting = holders.filter { survey.kind(of: $0) == .interactor }
    if reporting.contains(where: ribs.contains) { return nil }
    return shape(of: type, links, holders, reporting).map { ArchitectureVote(anchor: type, shape: $0) }
  }

  private func shape(
    of type: TypeSymbol.ID, _ links: [PartSurvey.Link], _ holders: [TypeSymbol.ID], _ reporting: [TypeSymbol.ID]
  ) -> ArchitectureVote.Shape? {
    let interactors = links.filter { $0.kind == .interactor }
    let hasRouter = links.contains { $0.kind == .router }
    let isDriven = holders.contains(where: survey.isView)
    let pointsAtView = links.contains { $0.kind.isView }
    if interactors.isEmpty, !isDriven,
      isOwnedByInteractor(type) || reporting.contains(where: isHeldByView) || baseHolders.areOnlyInteractors(of: type)
    {
      return .cleanSwift
    }
    if !pointsAtView, isDriven, interactors.contains(where: pointsPast(type)) { return .cleanSwift }
    let hasView = isDriven || links.contains { $0.kind == .controller || $0.kind == .screen }
    if !interactors.isEmpty {
      if !reporting.isEmpty || hasRouter { return .viper }
      return hasView ? .presenterWithInteractor : nil
    }
    if !reporting.isEmpty { return .viper }
    // A cell's presenter is a helper, not a module.
    let drivers = holders.compactMap(survey.kind(of:)).filter(\.isView)
    if !drivers.isEmpty, drivers.allSatisfy({ $0 == .subview }) { return nil }
    if hasRouter { return needsNoInteractor(type) ? .viper : .presenterWithRouter }
    if hasView { return .presenter }
    if pointsAtView { return nil }
    return survey.makers(of: type).contains { survey.kind(of: $0) == .assembly } ? .builtScreen : nil
  }

  /// Whether an interactor keeps the presenter: VIPER's presenter keeps its interactor, or all links are weak.
  private func isOwnedByInteractor(_ type: TypeSymbol.ID) -> Bool {
    survey.holders(of: type) { $0.strength == .strong }.contains { survey.kind(of: $0) == .interactor }
  }

  /// Whether a view drives an interactor itself, around the presenter.
  private func isHeldByView(_ interactor: TypeSymbol.ID) -> Bool { survey.holders(of: interactor).contains(where: survey.isView) }

  /// Whether an interactor points at the view without pointing back at what holds it: it plays Clean Swift's presenter, whatever
  /// their names.
  private func pointsPast(_ type: TypeSymbol.ID) -> (PartSurvey.Link) -> Bool {
    { link in
      let interactors = [link.target] + survey.codebase.conformers(of: link.target)
      return interactors.contains { interactor in
        guard survey.kind(of: interactor) == .interactor else { return false }
        let links = survey.links(of: interactor)
        return links.contains { $0.kind.isView } && !links.contains { $0.kind == .presenter }
      }
    }
  }

  // MARK: view models and screens

  private func vote(ofViewModel type: TypeSymbol.ID) -> ArchitectureVote? {
    let holders = survey.holders(of: type)
    if (holders + survey.makers(of: type)).contains(where: { survey.kind(of: $0) == .presenter }) { return nil }
    let screens = holders.filter { survey.kind(of: $0) == .controller || survey.kind(of: $0) == .screen }
    let owned = screens.filter { screen in !survey.links(of: screen).contains { $0.kind == .presenter || $0.kind == .interactor }
    }
    return owned.isEmpty ? nil : ArchitectureVote(anchor: type, shape: .viewModel)
  }

  private func vote(ofScreen type: TypeSymbol.ID) -> ArchitectureVote? {
    guard survey.makers(of: type).contains(where: { survey.kind(of: $0) == .assembly }) else { return nil }
    let has = survey.links(of: type).contains { [.presenter, .interactor, .viewModel].contains($0.kind) }
    return has ? nil : ArchitectureVote(anchor: type, shape: .builtScreen)
  }
}
