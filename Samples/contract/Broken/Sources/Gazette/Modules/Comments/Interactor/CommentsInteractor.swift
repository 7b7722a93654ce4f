class CommentsInteractor: CommentsUseCase {

    weak var output: CommentsInteractorOutput!
    weak var view: CommentsView? // expect: interactor-references-view

    private let article: Article
    private let articleService: ArticleService

    init(article: Article, articleService: ArticleService) {
        self.article = article
        self.articleService = articleService
    }

    func fetchComments() {
        view?.showActivityIndicator()
        articleService.fetchComments(on: article) { [weak self] result in
            self?.output.commentsFetched((try? result.get()) ?? [])
        }
    }
}
