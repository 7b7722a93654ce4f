open class NSCoder: NSObject {}
open class NSNumber: NSObject {
  public init(value: Double) {}
  public init(value: Int) {}
}
open class NSString: NSObject {
  public func replacingCharacters(in range: NSRange, with text: String) -> String { "" }
}
public struct NSRange {
  public var location: Int
  public var length: Int
}
extension Range where Bound == String.Index {
  public init?(_ range: NSRange, in text: String) { nil }
}
