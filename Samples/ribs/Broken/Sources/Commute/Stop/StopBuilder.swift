import RIBs

protocol StopDependency: Dependency {}

final class StopComponent: Component<StopDependency> {}

protocol StopBuildable: Buildable {
  func build(withListener listener: StopListener) -> StopRouting
}

final class StopBuilder: Builder<StopDependency>, StopBuildable {
  func build(withListener listener: StopListener) -> StopRouting {
    let viewController = StopViewController()
    let presenter = StopPresenter(viewController: viewController)
    let interactor = StopInteractor(screen: presenter)
    presenter.listener = interactor
    interactor.listener = listener
    return StopRouter(
      interactor: interactor, viewController: viewController)
  }
}
