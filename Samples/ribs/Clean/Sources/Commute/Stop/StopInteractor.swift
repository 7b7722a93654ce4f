import RIBs

protocol StopRouting: ViewableRouting {
  func showNext()
}

protocol StopPresentable: AnyObject {
  func show(_ title: String)
}

protocol StopListener: AnyObject {
  func stopDidFinish()
}

final class StopInteractor: Interactor, StopInteractable, StopPresentableListener {
  weak var router: StopRouting?
  weak var listener: StopListener?
  private let screen: StopPresentable

  init(screen: StopPresentable) { self.screen = screen }

  override func didBecomeActive() {
    super.didBecomeActive()
    screen.show("Stop")
  }

  func didTap() { router?.showNext() }
}
