enum ContactPickerAssembly {
    static func configureModule(
        messageStorage: MessageStorageProtocol,
        moduleOutput: ContactPickerModuleOutput?
    ) -> ContactPickerModuleCreationResult? {
        let router = ContactPickerRouter()
        let interactor = ContactPickerInteractor(messageStorage: messageStorage, router: router)
        let presenter = ContactPickerPresenter(interactor: interactor, router: router, moduleOutput: moduleOutput)
        let view = ContactPickerViewController(output: presenter)

        router.viewController = view

        return (view, presenter)
    }
}
