import UIKit

protocol HeadlinesView: IndicatableView {
    var presenter: HeadlinesPresentation! { get set }

    func showNoContentScreen()
    func showArticles(_ articles: [Article]) // expect: view-references-entity
}

protocol HeadlinesPresentation: AnyObject {
    var view: HeadlinesView? { get set }
    var interactor: HeadlinesUseCase! { get set }
    var router: HeadlinesWireframe! { get set }

    func viewDidLoad()
    func didSelectHeadline(at index: Int)
}

protocol HeadlinesUseCase: AnyObject {
    var output: HeadlinesInteractorOutput! { get set }

    func fetchArticles()
}

protocol HeadlinesInteractorOutput: AnyObject {
    func articlesFetched(_ articles: [Article])
    func articlesFetchFailed()
}

protocol HeadlinesWireframe: AnyObject {
    var viewController: UIViewController? { get set }

    func presentStory(of article: Article)

    static func assembleModule() -> UIViewController
}
