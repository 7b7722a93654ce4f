import UIKit

class CommentsViewController: UIViewController {

    @IBOutlet weak var stackView: UIStackView!

    var presenter: CommentsPresenter! // expect: concrete-dependency

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }

    @IBAction func closeTapped(_ sender: UIButton) {
        presenter.didTapClose()
    }
}

extension CommentsViewController: CommentsView {

    func tint(_ color: UIColor) {
        view.tintColor = color
    }

    func showComments(_ comments: [String]) {
        for comment in comments {
            let label = UILabel()
            label.text = comment
            stackView.addArrangedSubview(label)
        }
    }
}
