import SwiftUI

/// The navigation of the screens that are SwiftUI throughout.
final class AppNavigator {
    weak var navigation: UINavigationController?
    let builder: AppBuilder

    init(navigation: UINavigationController?, builder: AppBuilder) {
        self.navigation = navigation
        self.builder = builder
    }

    func pop() {
        navigation?.popViewController(animated: true)
    }
}
