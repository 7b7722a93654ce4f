import Foundation

/// Numbers as the tables show them.
enum Figures {
  static func seconds(_ seconds: Double?) -> String { seconds.map { String(format: "%.3f", $0) } ?? "-" }
  static func ratio(_ ratio: Double?) -> String { ratio.map { String(format: "%.2f", $0) } ?? "-" }
  static func megabytes(_ bytes: Int) -> String { String(format: "%.0f", Double(bytes) / 1_000_000) }
  static func kilobytes(_ bytes: Double) -> String { String(format: "%.0f", bytes / 1000) }
  static func milliseconds(_ seconds: Double) -> String { String(format: "%.2f", seconds * 1000) }
}
