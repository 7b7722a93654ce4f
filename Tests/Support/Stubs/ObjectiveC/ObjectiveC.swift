/// The name of a method, as `#selector` makes it.
public struct Selector: Hashable, ExpressibleByStringLiteral {
  public init(_ name: String) {}
  public init(stringLiteral name: String) {}
}

public struct ObjCBool: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) {}
}

@objc public protocol NSObjectProtocol: AnyObject {}

@objc open class NSObject: NSObjectProtocol {
  public init() {}
}

extension NSObject: Hashable {
  public static func == (a: NSObject, b: NSObject) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
