import Foundation

protocol MessageStorageProtocol: AnyObject {
    func contacts() -> [Contact]
    func messages(with contact: Contact) -> [Message]
    func add(_ message: Message, to contact: Contact)
}

final class MessageStorage {
    private let defaults = UserDefaults.standard

    private func decode<Value: Decodable>(_ key: String) -> [Value] {
        guard let data = defaults.data(forKey: key) else {
            return []
        }
        return (try? JSONDecoder().decode([Value].self, from: data)) ?? []
    }
}

extension MessageStorage: MessageStorageProtocol {
    func contacts() -> [Contact] {
        decode("contacts")
    }

    func messages(with contact: Contact) -> [Message] {
        decode(contact.identifier)
    }

    func add(_ message: Message, to contact: Contact) {
        let all = messages(with: contact) + [message]
        defaults.set(try? JSONEncoder().encode(all), forKey: contact.identifier)
    }
}
