import UIKit

protocol Home: AnyObject {
    func present(inWindow window: UIWindow)
}

protocol HomePresenterToWireframeInterface: AnyObject {
    func presentLogin()
    func presentJogs(of user: User)
}
