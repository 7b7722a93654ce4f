protocol EditViewInterface: AnyObject {
    func setName(_ name: String)
    func showError(_ message: String)
}
