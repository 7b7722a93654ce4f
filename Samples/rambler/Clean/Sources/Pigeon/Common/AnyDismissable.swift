protocol AnyDismissable {
    func dismiss(view: ControllerBackedProtocol?)
}

extension AnyDismissable {
    func dismiss(view: ControllerBackedProtocol?) {
        view?.controller.dismiss(animated: true)
    }
}
