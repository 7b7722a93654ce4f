enum ConversationsAssembly {
    static func configureModule(messageStorage: MessageStorageProtocol) -> ConversationsModuleCreationResult? {
        let interactor = ConversationsInteractor(messageStorage: messageStorage)
        let router = ConversationsRouter(messageStorage: messageStorage)
        let presenter = ConversationsPresenter(interactor: interactor, router: router)
        let view = ConversationsViewController(output: presenter)

        return (view, presenter)
    }
}
