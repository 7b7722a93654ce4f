/// A table for spreadsheets after RFC 4180, whose cells stay text.
package enum CSVTable {
  /// Every row ends with a carriage return and a line feed, the last one too.
  package static func text(_ rows: [[String]]) -> String {
    rows.map { $0.map(cell).joined(separator: ",") + "\r\n" }.joined()
  }

  /// A cell that a spreadsheet would calculate, quoted or not, gets an apostrophe before it, by which it is text.
  ///
  /// Some readers take semicolons or spaces for the end of a cell too: between quotes they are not.
  private static func cell(_ text: String) -> String {
    let text = text.printableLine
    let isFormula = text.unicodeScalars.first { !$0.properties.isWhitespace }.map(formulaSigns.contains) ?? false
    let needsQuotes =
      isFormula || text.unicodeScalars.contains { "\",;'".unicodeScalars.contains($0) || $0.properties.isWhitespace }
    return needsQuotes ? "\"\(isFormula ? "'" : "")\(text.escaping(["\"": "\"\""]))\"" : text
  }

  /// What begins a formula, or a command of another program, in some spreadsheet.
  private static let formulaSigns = Set("=+-@＝＋－＠|%".unicodeScalars)
}
