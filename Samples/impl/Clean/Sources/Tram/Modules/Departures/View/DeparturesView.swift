protocol DeparturesView: AnyObject {
    func show(lines: [String])
}
