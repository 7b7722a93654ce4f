import RIBs

protocol LinePresentableListener: AnyObject {
  func didTap()
}

final class LinePresenter: Presenter<LineViewController>, LinePresentable {
  weak var listener: LinePresentableListener?

  func show(_ title: String) { viewController.title = title }
}
