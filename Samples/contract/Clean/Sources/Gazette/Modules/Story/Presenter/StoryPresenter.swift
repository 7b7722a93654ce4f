class StoryPresenter: StoryPresentation {

    weak var view: StoryView?
    var interactor: StoryUseCase!
    var wireframe: StoryWireframe!

    var article: Article!

    func viewDidLoad() {
        view?.showStory(title: article.title, text: article.text)
        interactor.countComments(on: article)
    }

    func didTapComments() {
        wireframe.presentComments(on: article)
    }
}

extension StoryPresenter: StoryInteractorOutput {

    func commentsCounted(_ count: Int) {
        view?.showCommentCount(count)
    }
}
