enum ConversationAssembly {
    static func configureModule(
        contact: Contact,
        messageStorage: MessageStorageProtocol,
        moduleOutput: ConversationModuleOutput?,
        list: ConversationsViewInput?
    ) -> ConversationModuleCreationResult? {
        let interactor = ConversationInteractor(contact: contact, messageStorage: messageStorage)
        let router = ConversationRouter()
        let presenter = ConversationPresenter(
            contact: contact,
            interactor: interactor,
            router: router,
            moduleOutput: moduleOutput,
            list: list
        )
        let view = ConversationViewController(output: presenter)

        return (view, presenter)
    }
}
