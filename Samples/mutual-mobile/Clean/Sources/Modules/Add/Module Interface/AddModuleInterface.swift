protocol AddModuleInterface: AnyObject {
    func cancel()
    func save(name: String, amount: Int)
}
