import UIKit

class HeadlinesViewController: UIViewController {

    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var noContentLabel: UILabel!

    var presenter: HeadlinesPresentation!

    var articles: [Article] = [] { // note: view-references-entity
        didSet {
            tableView.reloadData()
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }
}

extension HeadlinesViewController: HeadlinesView {

    func showNoContentScreen() {
        noContentLabel.isHidden = false
    }

    func showArticles(_ articles: [Article]) {
        self.articles = articles
    }
}

extension HeadlinesViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return articles.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Headline", for: indexPath) as! HeadlineTableViewCell
        cell.setup(articles[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didSelectHeadline(at: indexPath.row)
    }
}
