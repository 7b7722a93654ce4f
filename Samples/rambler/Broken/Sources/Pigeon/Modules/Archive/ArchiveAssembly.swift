enum ArchiveAssembly { // expect: module-never-created
    static func configureModule(messageStorage: MessageStorageProtocol) -> ArchiveModuleCreationResult? {
        let interactor = ArchiveInteractor(messageStorage: messageStorage)
        let router = ArchiveRouter()
        let presenter = ArchivePresenter(interactor: interactor, router: router)
        let view = ArchiveViewController(output: presenter)

        return (view, presenter)
    }
}
