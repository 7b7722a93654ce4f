struct StopListRow {
    let title: String
    let onTap: () -> Void
}

protocol StopListViewInput: AnyObject {
    func setRows(_ rows: [StopListRow])

    var onViewDidLoad: (() -> Void)? { get set }
    var onFavoritesTap: (() -> Void)? { get set }
}
