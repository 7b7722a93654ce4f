/// A part that an assembly makes.
enum ModuleRole: Int, CaseIterable, Sendable {
  case view, presenter, interactor, router
}

/// An interface of a part; a presenter has one for its view and one for its interactor.
enum ModuleFace: Int, CaseIterable, Sendable {
  case view, presenter, interactor, output, router

  var role: ModuleRole {
    switch self {
    case .view: .view
    case .presenter, .output: .presenter
    case .interactor: .interactor
    case .router: .router
    }
  }
}

/// A reference of one part to another.
enum ModuleLink: Int, CaseIterable, Sendable {
  case viewPresenter, presenterView, presenterInteractor, presenterRouter, interactorOutput,
    routerView, routerPresenter

  var owner: ModuleRole {
    switch self {
    case .viewPresenter: .view
    case .presenterView, .presenterInteractor, .presenterRouter: .presenter
    case .interactorOutput: .interactor
    case .routerView, .routerPresenter: .router
    }
  }

  var target: ModuleRole { face.role }

  var face: ModuleFace {
    switch self {
    case .viewPresenter, .routerPresenter: .presenter
    case .presenterView, .routerView: .view
    case .presenterInteractor: .interactor
    case .presenterRouter: .router
    case .interactorOutput: .output
    }
  }
}

/// How a property holds.
enum Hold: Sendable {
  case strong, weak, unowned
}
