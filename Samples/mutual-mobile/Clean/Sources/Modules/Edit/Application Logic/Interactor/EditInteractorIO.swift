protocol EditInteractorInput: AnyObject {
    func rename(_ item: Item, to name: String)
}

protocol EditInteractorOutput: AnyObject {
    func renamed(_ item: Item)
    func refusedName()
}
