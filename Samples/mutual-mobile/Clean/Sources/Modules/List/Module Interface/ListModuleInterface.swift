protocol ListModuleInterface: AnyObject {
    func updateView()
    func addNewItem()
    func editItem(at index: Int)
}
