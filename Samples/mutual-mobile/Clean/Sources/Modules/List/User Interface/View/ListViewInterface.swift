protocol ListViewInterface: AnyObject {
    func showNoContentMessage()
    func showDisplayData(_ data: ListDisplayData)
}
