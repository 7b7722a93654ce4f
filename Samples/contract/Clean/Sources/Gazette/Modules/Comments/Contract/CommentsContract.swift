import UIKit

protocol CommentsView: IndicatableView {
    var presenter: CommentsPresentation! { get set }

    func showComments(_ comments: [String])
}

protocol CommentsPresentation: AnyObject {
    var view: CommentsView? { get set }

    func viewDidLoad()
    func didTapClose()
}

protocol CommentsUseCase: AnyObject {
    var output: CommentsInteractorOutput! { get set }

    func fetchComments()
}

protocol CommentsInteractorOutput: AnyObject {
    func commentsFetched(_ comments: [Comment])
}

protocol CommentsWireframe: AnyObject {
    func dismiss()

    static func assembleModule(_ article: Article) -> UIViewController
}
