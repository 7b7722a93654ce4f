import RIBs

protocol LineRouting: ViewableRouting {
  func showNext()
}

protocol LinePresentable: AnyObject {
  func show(_ title: String)
}

protocol LineListener: AnyObject {
  func lineDidFinish()
}

final class LineInteractor: Interactor, LineInteractable, LinePresentableListener {
  weak var router: LineRouting?
  weak var listener: LineListener?
  private let screen: LinePresentable

  init(screen: LinePresentable) { self.screen = screen }

  override func didBecomeActive() {
    super.didBecomeActive()
    screen.show("Line")
  }

  func didTap() { router?.showNext() }

  func stopDidFinish() { listener?.lineDidFinish() }
}
