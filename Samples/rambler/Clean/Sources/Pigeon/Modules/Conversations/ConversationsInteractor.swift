protocol ConversationsInteractorOutput: AnyObject {
    func didReceive(conversations: [(contact: Contact, last: Message?)])
}

final class ConversationsInteractor {
    private weak var output: ConversationsInteractorOutput?
    private let messageStorage: MessageStorageProtocol

    init(messageStorage: MessageStorageProtocol) {
        self.messageStorage = messageStorage
    }
}

extension ConversationsInteractor: ConversationsInteractorInput {
    func setup(with output: ConversationsInteractorOutput) {
        self.output = output
    }

    func loadConversations() {
        let conversations = messageStorage.contacts().map { contact in
            (contact: contact, last: messageStorage.messages(with: contact).last)
        }
        output?.didReceive(conversations: conversations)
    }
}
