import UIKit

class RootRouter: RootWireframe {

    func presentHeadlines(in window: UIWindow) {
        window.makeKeyAndVisible()
        window.rootViewController = HeadlinesRouter.assembleModule()
    }
}
