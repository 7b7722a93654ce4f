protocol ContactPickerInteractorOutput: AnyObject {
    func didReceive(contacts: [Contact])
}

final class ContactPickerInteractor {
    private weak var output: ContactPickerInteractorOutput?
    private let messageStorage: MessageStorageProtocol

    init(messageStorage: MessageStorageProtocol) {
        self.messageStorage = messageStorage
    }
}

extension ContactPickerInteractor: ContactPickerInteractorInput {
    func setup(with output: ContactPickerInteractorOutput) {
        self.output = output
    }

    func loadContacts() {
        output?.didReceive(contacts: messageStorage.contacts())
    }
}
