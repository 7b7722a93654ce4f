final class ConversationsRouter {
    private let messageStorage: MessageStorageProtocol

    init(messageStorage: MessageStorageProtocol) {
        self.messageStorage = messageStorage
    }
}

extension ConversationsRouter: ConversationsRouterInput {
    func showConversation(
        with contact: Contact,
        output: ConversationModuleOutput?,
        list: ConversationsViewInput?
    ) -> ConversationModuleInput? {
        let module = ConversationAssembly.configureModule(
            contact: contact,
            messageStorage: messageStorage,
            moduleOutput: output,
            list: list
        )
        guard let controller = module?.view.controller else {
            return nil
        }
        list?.controller.navigationController?.pushViewController(controller, animated: true)
        return module?.input
    }

    func showContactPicker(output: ContactPickerModuleOutput?, from view: ControllerBackedProtocol?) {
        let module = ContactPickerAssembly.configureModule(messageStorage: messageStorage, moduleOutput: output)
        guard let controller = module?.view.controller else {
            return
        }
        view?.controller.present(controller, animated: true)
    }
}
