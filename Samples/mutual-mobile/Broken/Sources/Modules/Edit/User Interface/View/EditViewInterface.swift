protocol EditViewInterface: AnyObject {
    func setItem(_ item: Item?) // expect: view-references-entity
    func showError(_ message: String)
}
