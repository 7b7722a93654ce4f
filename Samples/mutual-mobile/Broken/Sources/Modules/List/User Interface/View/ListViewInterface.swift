protocol ListViewInterface { // note: interface-not-class-bound
    func showNoContentMessage()
    func showDisplayData(_ data: ListDisplayData)
}
