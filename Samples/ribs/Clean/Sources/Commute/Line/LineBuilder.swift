import RIBs

protocol LineDependency: Dependency {}

final class LineComponent: Component<LineDependency>, StopDependency {}

protocol LineBuildable: Buildable {
  func build(withListener listener: LineListener) -> LineRouting
}

final class LineBuilder: Builder<LineDependency>, LineBuildable {
  func build(withListener listener: LineListener) -> LineRouting {
    let viewController = LineViewController()
    let presenter = LinePresenter(viewController: viewController)
    let interactor = LineInteractor(screen: presenter)
    presenter.listener = interactor
    interactor.listener = listener
    return LineRouter(
      interactor: interactor, viewController: viewController, stop: StopBuilder(dependency: LineComponent(dependency: dependency)))
  }
}
