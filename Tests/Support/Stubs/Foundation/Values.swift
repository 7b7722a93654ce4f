@_exported import ObjectiveC

// What the samples use of Foundation; the types have only those members.

public struct Data: Codable, Hashable {
  public init() {}
  public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {}
  public init(contentsOf url: URL) throws {}
  public func write(to url: URL) throws {}
}

public struct Date: Codable, Hashable, Comparable {
  public init() {}
  public init(timeIntervalSince1970: Double) {}
  public init(timeIntervalSinceNow: Double) {}
  public static func < (a: Date, b: Date) -> Bool { false }
}

public typealias TimeInterval = Double

public struct UUID: Codable, Hashable {
  public init() {}
  public init?(uuidString: String) {}
  public var uuidString: String { "" }
}

public struct URL: Codable, Hashable {
  public init?(string: String) {}
  public init(fileURLWithPath: String) {}
  public var host: String? { nil }
  public var path: String { "" }
  public func appendingPathComponent(_ path: String) -> URL { self }
}

public struct IndexPath: Hashable {
  public init(row: Int, section: Int) {}
  public var row: Int { 0 }
  public var section: Int { 0 }
  public var item: Int { 0 }
}

public struct Calendar {
  public enum Component { case hour, day, month, year }
  public static var current: Calendar { Calendar() }
  public func component(_ component: Component, from date: Date) -> Int { 0 }
}

public struct Locale {
  public init(identifier: String) {}
  public static var current: Locale { Locale(identifier: "") }
}

public struct CharacterSet {
  public static let whitespaces = CharacterSet()
  public static let whitespacesAndNewlines = CharacterSet()
}
