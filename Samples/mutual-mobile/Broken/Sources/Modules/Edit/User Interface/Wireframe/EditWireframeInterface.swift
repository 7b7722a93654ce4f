protocol EditWireframeInterface: AnyObject {
    func dismissEditInterface()
}
