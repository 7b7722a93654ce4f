protocol DeparturesRouter: AnyObject {
    func dismiss()
}
