protocol AddWireframeInterface: AnyObject {
    func dismissAddInterface()
}
