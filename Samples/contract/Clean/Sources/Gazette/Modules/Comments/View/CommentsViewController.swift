import UIKit

class CommentsViewController: UIViewController {

    @IBOutlet weak var stackView: UIStackView!

    var presenter: CommentsPresentation!

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }

    @IBAction func closeTapped(_ sender: UIButton) {
        presenter.didTapClose()
    }
}

extension CommentsViewController: CommentsView {

    func showComments(_ comments: [String]) {
        for comment in comments {
            let label = UILabel()
            label.text = comment
            stackView.addArrangedSubview(label)
        }
    }
}
