protocol ListViewInterface { // expect: interface-not-class-bound
    func showNoContentMessage()
    func showDisplayData(_ data: ListDisplayData)
}
