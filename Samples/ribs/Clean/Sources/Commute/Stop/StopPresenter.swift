import RIBs

protocol StopPresentableListener: AnyObject {
  func didTap()
}

final class StopPresenter: Presenter<StopViewController>, StopPresentable {
  weak var listener: StopPresentableListener?

  func show(_ title: String) { viewController.title = title }
}
