import UIKit

protocol RootWireframe: AnyObject {
    func presentHeadlines(in window: UIWindow)
}
