import UIKit

class StoryRouter: StoryWireframe {

    weak var viewController: UIViewController?

    static func assembleModule(_ article: Article) -> UIViewController {
        let view = StoryViewController()
        let presenter = StoryPresenter()
        let interactor = StoryInteractor(articleService: ArticleService())
        let router = StoryRouter()

        view.presenter = presenter
        presenter.view = view
        presenter.article = article
        presenter.interactor = interactor
        presenter.wireframe = router
        interactor.output = presenter
        router.viewController = view

        return view
    }

    func presentComments(on article: Article) {
        let comments = CommentsRouter.assembleModule(article)
        viewController?.present(comments, animated: true)
    }
}
