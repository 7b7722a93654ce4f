open class Formatter: NSObject {}
open class NumberFormatter: Formatter {
  public enum Style { case decimal, currency }
  public override init() {}
  public var numberStyle = Style.decimal
  public var maximumFractionDigits = 0
  public var minimumFractionDigits = 0
  public var usesGroupingSeparator = false
  public var currencyCode: String?
  public var locale: Locale!
  public func string(from number: NSNumber) -> String? { nil }
  public func number(from text: String) -> NSNumber? { nil }
}
open class DateFormatter: Formatter {
  public enum Style { case none, short, medium, long }
  public override init() {}
  public var dateFormat: String!
  public var dateStyle = Style.none
  public var timeStyle = Style.none
  public func string(from date: Date) -> String { "" }
  public func date(from text: String) -> Date? { nil }
  public class func localizedString(from date: Date, dateStyle: Style, timeStyle: Style) -> String { "" }
}
