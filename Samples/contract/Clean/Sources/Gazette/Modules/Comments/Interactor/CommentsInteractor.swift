class CommentsInteractor: CommentsUseCase {

    weak var output: CommentsInteractorOutput!

    private let article: Article
    private let articleService: ArticleService

    init(article: Article, articleService: ArticleService) {
        self.article = article
        self.articleService = articleService
    }

    func fetchComments() {
        articleService.fetchComments(on: article) { [weak self] result in
            self?.output.commentsFetched((try? result.get()) ?? [])
        }
    }
}
