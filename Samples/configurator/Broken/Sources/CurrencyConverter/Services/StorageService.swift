import Foundation

protocol StorageServiceProtocol: AnyObject {
    func value<Value: Decodable>(forKey key: String) -> Value?
    func save<Value: Encodable>(_ value: Value, forKey key: String)
}

class StorageService: StorageServiceProtocol {

    func value<Value: Decodable>(forKey key: String) -> Value? {
        guard let data = UserDefaults.standard.data(forKey: key) else { return nil }
        return try? JSONDecoder().decode(Value.self, from: data)
    }

    func save<Value: Encodable>(_ value: Value, forKey key: String) {
        UserDefaults.standard.set(try? JSONEncoder().encode(value), forKey: key)
    }
}
