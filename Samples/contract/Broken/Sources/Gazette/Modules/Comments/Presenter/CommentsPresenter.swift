import UIKit

class CommentsPresenter: CommentsPresentation {

    weak var view: CommentsView?
    var interactor: CommentsUseCase!
    var router: CommentsWireframe!

    func viewDidLoad() {
        interactor.fetchComments()
    }

    func didTapClose() {
        router.dismiss()
    }
}

extension CommentsPresenter: CommentsInteractorOutput {

    func commentsFetched(_ comments: [Comment]) {
        view?.hideActivityIndicator()
        view?.tint(comments.isEmpty ? UIColor.systemRed : UIColor.label) // expect: presenter-uses-uikit-type
        view?.showComments(comments.map { "\($0.author): \($0.text)" })
    }
}
