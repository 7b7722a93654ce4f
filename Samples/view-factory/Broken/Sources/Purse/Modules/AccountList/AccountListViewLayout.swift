import UIKit

final class AccountListViewLayout: UIView {
    let tableView = UITableView(frame: .zero)
    var onRefresh: (() -> Void)?

    private let totalLabel = UILabel(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(tableView)
        addSubview(totalLabel)
    }

    @available(*, unavailable)
    required init?(coder _: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func refresh() {
        onRefresh?()
    }

    func bind(total: String) {
        totalLabel.text = total
        tableView.reloadData()
    }
}
