import RIBs

protocol LineInteractable: Interactable, StopListener {
  var router: LineRouting? { get set }
  var listener: LineListener? { get set }
}

protocol LineViewControllable: ViewControllable {
  func push(_ child: ViewControllable)
}

final class LineRouter: ViewableRouter<LineInteractable, LineViewControllable>, LineRouting {
  private let stop: StopBuildable
  private var child: StopRouting?

  init(interactor: LineInteractable, viewController: LineViewControllable, stop: StopBuildable) {
    self.stop = stop
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func showNext() {
    let child = stop.build(withListener: interactor)
    attachChild(child)
    viewController.push(child.viewControllable)
    self.child = child
  }
}
