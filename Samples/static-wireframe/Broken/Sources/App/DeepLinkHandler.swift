import UIKit

final class DeepLinkHandler {
    func open(_ url: URL, in navigation: UINavigationController?) {
        let detail = PhotoDetailViewController() // expect: component-created-outside-assembly
        detail.url = url
        navigation?.pushViewController(detail, animated: true)
    }
}
