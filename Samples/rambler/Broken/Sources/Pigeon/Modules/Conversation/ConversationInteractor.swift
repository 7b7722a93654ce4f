import Foundation

protocol ConversationInteractorOutput: AnyObject {
    func didReceive(messages: [Message])
    func didFailToSend() // expect: event-never-sent
}

final class ConversationInteractor {
    private var output: ConversationInteractorOutput? // expect: retain-cycle
    private let contact: Contact
    private let messageStorage: MessageStorageProtocol

    init(contact: Contact, messageStorage: MessageStorageProtocol) {
        self.contact = contact
        self.messageStorage = messageStorage
    }
}

extension ConversationInteractor: ConversationInteractorInput {
    func setup(with output: ConversationInteractorOutput) {
        self.output = output
    }

    func loadMessages() {
        output?.didReceive(messages: messageStorage.messages(with: contact))
    }

    func send(text: String) {
        let me = Contact(identifier: "me", name: "Me")
        messageStorage.add(Message(text: text, author: me, date: Date()), to: contact)
        loadMessages()
    }
}
