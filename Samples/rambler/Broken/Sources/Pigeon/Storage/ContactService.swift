import Foundation

final class ContactService {
    private let defaults = UserDefaults.standard

    func isKnown(_ contact: Contact) -> Bool {
        defaults.data(forKey: contact.identifier) != nil
    }
}
