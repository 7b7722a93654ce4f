extension Error {
  public var localizedDescription: String { "" }
}

extension StringProtocol {
  public func trimmingCharacters(in set: CharacterSet) -> String { "" }
  public func components(separatedBy separator: String) -> [String] { [] }
  public func replacingOccurrences(of text: String, with replacement: String) -> String { "" }
  public var capitalized: String { "" }
  public var localizedCapitalized: String { "" }
  public func localizedCaseInsensitiveContains(_ other: String) -> Bool { false }
  public func data(using encoding: String.Encoding) -> Data? { nil }
}

extension String {
  public struct Encoding { public static let utf8 = Encoding() }
  public init(format: String, _ arguments: any CVarArg...) { self = "" }
  public init?(data: Data, encoding: Encoding) { nil }
}
