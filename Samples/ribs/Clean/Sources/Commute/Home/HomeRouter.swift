import RIBs

protocol HomeInteractable: Interactable, LineListener {
  var router: HomeRouting? { get set }
  var listener: HomeListener? { get set }
}

protocol HomeViewControllable: ViewControllable {
  func push(_ child: ViewControllable)
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
  private let line: LineBuildable
  private var child: LineRouting?

  init(interactor: HomeInteractable, viewController: HomeViewControllable, line: LineBuildable) {
    self.line = line
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func showNext() {
    let child = line.build(withListener: interactor)
    attachChild(child)
    viewController.push(child.viewControllable)
    self.child = child
  }
}
