protocol ArchiveInteractorOutput: AnyObject {
    func didReceive(contacts: [Contact])
}

final class ArchiveInteractor {
    private weak var output: ArchiveInteractorOutput?
    private let messageStorage: MessageStorageProtocol

    init(messageStorage: MessageStorageProtocol) {
        self.messageStorage = messageStorage
    }
}

extension ArchiveInteractor: ArchiveInteractorInput {
    func setup(with output: ArchiveInteractorOutput) {
        self.output = output
    }

    func loadContacts() {
        output?.didReceive(contacts: messageStorage.contacts())
    }
}
