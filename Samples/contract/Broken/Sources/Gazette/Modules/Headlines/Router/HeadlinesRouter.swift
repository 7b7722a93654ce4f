import UIKit

class HeadlinesRouter: HeadlinesWireframe {

    weak var viewController: UIViewController?

    static func assembleModule() -> UIViewController {
        let view = HeadlinesViewController()
        let presenter = HeadlinesPresenter()
        let interactor = HeadlinesInteractor(articleService: ArticleService())
        let router = HeadlinesRouter()

        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.output = presenter
        router.viewController = view

        return UINavigationController(rootViewController: view)
    }

    func presentStory(of article: Article) {
        let story = StoryRouter.assembleModule(article)
        viewController?.navigationController?.pushViewController(story, animated: true)
    }
}
