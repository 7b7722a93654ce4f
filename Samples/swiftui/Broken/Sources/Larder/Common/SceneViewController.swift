import SwiftUI

protocol Scene {
    var title: String { get }
}

/// Hosts a scene's view and keeps its presenter.
final class SceneViewController<Presenter: Scene, Content: View>: UIHostingController<Content> {
    private let presenter: Presenter

    init(presenter: Presenter, content: Content) {
        self.presenter = presenter
        super.init(rootView: content)
    }

    @available(*, unavailable)
    required dynamic init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = presenter.title
    }
}
