import UIKit

class CommentsRouter: CommentsWireframe {

    weak var viewController: UIViewController?

    static func assembleModule(_ article: Article) -> UIViewController {
        let view = CommentsViewController()
        let presenter = CommentsPresenter()
        let interactor = CommentsInteractor(article: article, articleService: ArticleService())
        let router = CommentsRouter()

        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.output = presenter
        router.viewController = view

        return view
    }

    func dismiss() {
        viewController?.dismiss(animated: true)
    }
}
