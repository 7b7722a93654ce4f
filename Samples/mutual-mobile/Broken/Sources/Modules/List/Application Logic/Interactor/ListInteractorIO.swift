protocol ListInteractorInput: AnyObject {
    func findItems()
}

protocol ListInteractorOutput: AnyObject {
    func foundItems(_ items: [Item])
}
