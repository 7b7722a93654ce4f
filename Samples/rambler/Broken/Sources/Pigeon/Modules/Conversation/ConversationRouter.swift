final class ConversationRouter: ConversationRouterInput {
    func close(view: ControllerBackedProtocol?) {
        view?.controller.navigationController?.popViewController(animated: true)
    }

    func showProfile(of contact: Contact) {}
}
