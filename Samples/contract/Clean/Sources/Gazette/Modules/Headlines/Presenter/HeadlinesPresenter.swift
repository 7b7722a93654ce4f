class HeadlinesPresenter: HeadlinesPresentation {

    weak var view: HeadlinesView?
    var interactor: HeadlinesUseCase!
    var router: HeadlinesWireframe!

    var articles: [Article] = [] {
        didSet {
            if articles.isEmpty {
                view?.showNoContentScreen()
            } else {
                view?.showHeadlines(articles.map { Headline(title: $0.title, byline: "by \($0.author)") })
            }
        }
    }

    func viewDidLoad() {
        view?.showActivityIndicator()
        interactor.fetchArticles()
    }

    func didSelectHeadline(at index: Int) {
        router.presentStory(of: articles[index])
    }
}

extension HeadlinesPresenter: HeadlinesInteractorOutput {

    func articlesFetched(_ articles: [Article]) {
        self.articles = articles
        view?.hideActivityIndicator()
    }

    func articlesFetchFailed() {
        view?.showNoContentScreen()
        view?.hideActivityIndicator()
    }
}
