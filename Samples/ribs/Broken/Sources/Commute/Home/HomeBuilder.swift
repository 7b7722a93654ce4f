import RIBs

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, LineDependency {}

protocol HomeBuildable: Buildable {
  func build(withListener listener: HomeListener) -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable {
  func build(withListener listener: HomeListener) -> HomeRouting {
    let viewController = HomeViewController()
    let presenter = HomePresenter(viewController: viewController)
    let interactor = HomeInteractor(screen: presenter)
    presenter.listener = interactor
    interactor.listener = listener
    return HomeRouter(
      interactor: interactor, viewController: viewController, line: LineBuilder(dependency: HomeComponent(dependency: dependency)))
  }
}
