protocol EditViewInterface: AnyObject {
    func setItem(_ item: Item?)
    func showError(_ message: String)
}
