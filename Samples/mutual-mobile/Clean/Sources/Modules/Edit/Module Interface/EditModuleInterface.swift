protocol EditModuleInterface: AnyObject {
    func updateView()
    func save(name: String)
}
