import RIBs

protocol StopInteractable: Interactable {
  var router: StopRouting? { get set }
  var listener: StopListener? { get set }
}

protocol StopViewControllable: ViewControllable {}

final class StopRouter: ViewableRouter<StopInteractable, StopViewControllable>, StopRouting {
  override init(interactor: StopInteractable, viewController: StopViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func showNext() { interactor.listener?.stopDidFinish() }
}
