import UIKit

class StoryViewController: UIViewController {

    @IBOutlet weak var textLabel: UILabel!
    @IBOutlet weak var commentsButton: UIButton!

    var presenter: StoryPresentation!

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }

    @IBAction func commentsTapped(_ sender: UIButton) {
        presenter.didTapComments()
    }
}

extension StoryViewController: StoryView {

    func showStory(title: String, text: String) {
        self.title = title
        textLabel.text = text
    }

    func showCommentCount(_ count: Int) {
        commentsButton.setTitle("\(count) comments", for: .normal)
    }
}
