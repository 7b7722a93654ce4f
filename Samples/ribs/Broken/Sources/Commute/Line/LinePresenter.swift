import RIBs

protocol LinePresentableListener: AnyObject {
  func didTap()
}

final class LinePresenter: Presenter<LineViewController>, LinePresentable {
  var listener: LinePresentableListener?  // expect: retain-cycle

  func show(_ title: String) { viewController.title = title }
}
