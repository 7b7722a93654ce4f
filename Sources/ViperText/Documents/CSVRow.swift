/// A line of a table for spreadsheets, after RFC 4180, whose cells stay text.
package struct CSVRow {
  /// Without the end of the line.
  package let text: String

  package init(_ cells: [String]) { text = cells.map(Self.cell).joined(separator: ",") }

  /// A cell that a spreadsheet would calculate, quoted or not, gets an apostrophe before it, by which it is text.
  ///
  /// Some readers take semicolons or spaces for the end of a cell too: between quotes they are not.
  private static func cell(_ text: String) -> String {
    let text = text.visible
    let isFormula =
      text.unicodeScalars.first { !$0.properties.isWhitespace }.map { "=+-@＝＋－＠|%".unicodeScalars.contains($0) } ?? false
    let needsQuotes =
      isFormula || text.unicodeScalars.contains { "\",;'".unicodeScalars.contains($0) || $0.properties.isWhitespace }
    return needsQuotes ? "\"\(isFormula ? "'" : "")\(text.escaping(["\"": "\"\""]))\"" : text
  }
}
