protocol ListWireframeInterface: AnyObject {
    func presentAddInterface()
    func presentEditInterface(for item: Item)
}
