import Foundation

protocol JogsNavigationInterface: AnyObject {
    func scrollToTop()
}

protocol JogsPresenterToViewInterface: AnyObject {
    func display(viewObjects: [JogViewObject])
    func display(error description: String)
}
