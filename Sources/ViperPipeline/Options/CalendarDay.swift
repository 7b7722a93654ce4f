import ViperPlatform

/// Dates in the form of configurations, `2027-01-31`, which sort by time as text.
package enum CalendarDay {
  /// The current date in UTC, so that it is the same everywhere.
  package static var today: String { day(atSecond: time(nil)) }

  /// - Parameter second: counted from 1970 in UTC.
  static func day(atSecond second: Int) -> String {
    var now = time_t(second)
    var parts = tm()
    gmtime_r(&now, &parts)
    return text(Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
  }

  /// Whether a text is a date; days are checked up to 31 for every month.
  package static func isDay(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return false }
    return (1...12).contains(month) && (1...31).contains(day) && self.text(year, month, day) == text
  }

  private static func text(_ year: Int, _ month: Int, _ day: Int) -> String {
    [(year, 4), (month, 2), (day, 2)].map { number, count in
      let digits = String(number)
      return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }.joined(separator: "-")
  }
}
