class HeadlinesInteractor: HeadlinesUseCase {

    weak var output: HeadlinesInteractorOutput!

    private let articleService: ArticleService

    init(articleService: ArticleService) {
        self.articleService = articleService
    }

    func fetchArticles() {
        articleService.fetchArticles { [weak self] result in
            switch result {
            case .success(let articles):
                self?.output.articlesFetched(articles)
            case .failure:
                self?.output.articlesFetchFailed()
            }
        }
    }
}
