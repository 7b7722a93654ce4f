import UIKit

protocol StoryView: AnyObject {
    var presenter: StoryPresentation! { get set }

    func showStory(title: String, text: String)
    func showCommentCount(_ count: Int)
}

protocol StoryPresentation: AnyObject {
    var view: StoryView? { get set }

    func viewDidLoad()
    func didTapComments()
}

protocol StoryUseCase: AnyObject {
    var output: StoryInteractorOutput! { get set }

    func countComments(on article: Article)
}

protocol StoryInteractorOutput { // note: interface-not-class-bound
    func commentsCounted(_ count: Int)
}

protocol StoryWireframe: AnyObject {
    func presentComments(on article: Article)

    static func assembleModule(_ article: Article) -> UIViewController
}
