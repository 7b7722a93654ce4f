class StoryInteractor: StoryUseCase {

    var output: StoryInteractorOutput! // expect: retain-cycle

    private let articleService: ArticleService

    init(articleService: ArticleService) {
        self.articleService = articleService
    }

    func countComments(on article: Article) {
        articleService.fetchComments(on: article) { [weak self] result in
            self?.output.commentsCounted((try? result.get())?.count ?? 0)
        }
    }
}
