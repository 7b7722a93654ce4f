import ViperLinking
import ViperModel

/// What a view may know of the types that count as entities: what is made for its screen is none to it.
struct EntityOrigins {
  private let input: LintInput
  /// The entities that views create themselves.
  private let madeByViews: Set<Component.ID>
  /// By entity, the modules whose presenters create it, and those whose interactors use it.
  private let presenting: [Component.ID: Set<ViperModule.ID>]
  private let working: [Component.ID: Set<ViperModule.ID>]
  /// The entities that services use.
  private let served: Set<Component.ID>
  private let modulesWithPresenter: Set<ViperModule.ID>

  init(_ input: LintInput) {
    self.input = input
    modulesWithPresenter = Set(input.graph.components.lazy.filter { $0.role == .presenter }.compactMap(\.module))
    var madeByViews: Set<Component.ID> = []
    var served: Set<Component.ID> = []
    var presenting: [Component.ID: Set<ViperModule.ID>] = [:]
    var working: [Component.ID: Set<ViperModule.ID>] = [:]
    for reference in input.graph.references where input.component(reference.to).role == .entity {
      let user = input.component(reference.from)
      if reference.kind == .construction, user.role == .view || user.role == .subview { madeByViews.insert(reference.to) }
      if user.role == .service || user.role == .dataManager { served.insert(reference.to) }
      guard let module = user.module else { continue }
      if reference.kind == .construction, user.role == .presenter { presenting[reference.to, default: []].insert(module) }
      if user.role == .interactor || user.role == .dataManager { working[reference.to, default: []].insert(module) }
    }
    (self.madeByViews, self.presenting, self.working, self.served) = (madeByViews, presenting, working, served)
  }

  /// Whether an entity comes from behind the presenter of a view's module.
  func isForeign(_ entity: Component, toViewsLike view: Component) -> Bool {
    guard let module = view.module, modulesWithPresenter.contains(module) else { return false }
    if working[entity.id]?.contains(module) == true { return true }
    let isOfViews = madeByViews.contains(entity.id) && !served.contains(entity.id)
    return !isOfViews && presenting[entity.id]?.contains(module) != true
  }
}
