protocol EditModuleDelegate: AnyObject {
    func editModuleDidSave()
}
