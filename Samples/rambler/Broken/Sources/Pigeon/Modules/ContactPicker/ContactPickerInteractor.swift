protocol ContactPickerInteractorOutput: AnyObject {
    func didReceive(contacts: [Contact])
}

final class ContactPickerInteractor {
    private weak var output: ContactPickerInteractorOutput?
    private let messageStorage: MessageStorageProtocol
    private let router: ContactPickerRouterInput // expect: interactor-references-wireframe

    init(messageStorage: MessageStorageProtocol, router: ContactPickerRouterInput) {
        self.messageStorage = messageStorage
        self.router = router
    }
}

extension ContactPickerInteractor: ContactPickerInteractorInput {
    func setup(with output: ContactPickerInteractorOutput) {
        self.output = output
    }

    func loadContacts() {
        let contacts = messageStorage.contacts()
        guard !contacts.isEmpty else {
            router.close()
            return
        }
        output?.didReceive(contacts: contacts)
    }
}
