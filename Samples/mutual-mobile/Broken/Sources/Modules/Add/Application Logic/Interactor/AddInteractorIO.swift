protocol AddInteractorInput: AnyObject {
    func saveNewItem(name: String, amount: Int)
}
