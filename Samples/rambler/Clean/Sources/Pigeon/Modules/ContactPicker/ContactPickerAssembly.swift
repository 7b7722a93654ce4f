enum ContactPickerAssembly {
    static func configureModule(
        messageStorage: MessageStorageProtocol,
        moduleOutput: ContactPickerModuleOutput?
    ) -> ContactPickerModuleCreationResult? {
        let interactor = ContactPickerInteractor(messageStorage: messageStorage)
        let router = ContactPickerRouter()
        let presenter = ContactPickerPresenter(interactor: interactor, router: router, moduleOutput: moduleOutput)
        let view = ContactPickerViewController(output: presenter)

        return (view, presenter)
    }
}
