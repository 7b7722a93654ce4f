import UIKit

class HeadlinesViewController: UIViewController {

    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var noContentLabel: UILabel!

    var presenter: HeadlinesPresentation!

    var headlines: [Headline] = [] {
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

    func showHeadlines(_ headlines: [Headline]) {
        self.headlines = headlines
    }
}

extension HeadlinesViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return headlines.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Headline", for: indexPath) as! HeadlineTableViewCell
        cell.setup(headlines[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didSelectHeadline(at: indexPath.row)
    }
}
