open class Bundle: NSObject {
  public class var main: Bundle { Bundle() }
  public func object(forInfoDictionaryKey key: String) -> Any? { nil }
}
open class ProcessInfo: NSObject {
  public class var processInfo: ProcessInfo { ProcessInfo() }
}
open class FileManager: NSObject {
  public struct SearchPathDirectory { public static let documentDirectory = SearchPathDirectory() }
  public struct SearchPathDomainMask { public static let userDomainMask = SearchPathDomainMask() }
  public class var `default`: FileManager { FileManager() }
  public var temporaryDirectory: URL { URL(fileURLWithPath: "") }
  public func urls(for directory: SearchPathDirectory, in mask: SearchPathDomainMask) -> [URL] { [] }
  public func removeItem(atPath path: String) throws {}
}
open class UserDefaults: NSObject {
  public class var standard: UserDefaults { UserDefaults() }
  public func set(_ value: Any?, forKey key: String) {}
  public func data(forKey key: String) -> Data? { nil }
  public func string(forKey key: String) -> String? { nil }
  public func bool(forKey key: String) -> Bool { false }
  public func integer(forKey key: String) -> Int { 0 }
  public func array(forKey key: String) -> [Any]? { nil }
  public func stringArray(forKey key: String) -> [String]? { nil }
  public func dictionary(forKey key: String) -> [String: Any]? { nil }
  public func object(forKey key: String) -> Any? { nil }
  public func removeObject(forKey key: String) {}
}

open class JSONDecoder {
  public init() {}
  public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    throw DecodingError.valueNotFound(type, DecodingError.Context(codingPath: [], debugDescription: ""))
  }
}
open class JSONEncoder {
  public init() {}
  public func encode<Value: Encodable>(_ value: Value) throws -> Data { Data() }
}
open class JSONSerialization: NSObject {
  public class func jsonObject(with data: Data) throws -> Any { data }
}
