protocol AddModuleDelegate: AnyObject {
    func addModuleDidSave()
}
