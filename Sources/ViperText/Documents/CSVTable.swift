/// A table for spreadsheets after RFC 4180, in which every cell is text.
package enum CSVTable {
  /// Every row, including the last, ends with CR LF.
  package static func text(_ rows: [[String]]) -> String {
    rows.map { $0.map(cell).joined(separator: ",") + "\r\n" }.joined()
  }

  /// A cell; one that a spreadsheet would evaluate gets a leading apostrophe, which marks it as text.
  ///
  /// Cells with semicolons or spaces are quoted too, since some readers take them for separators.
  private static func cell(_ text: String) -> String {
    let text = text.printableLine
    let isFormula = text.unicodeScalars.first { !$0.properties.isWhitespace }.map(formulaSigns.contains) ?? false
    let needsQuotes =
      isFormula || text.unicodeScalars.contains { "\",;'".unicodeScalars.contains($0) || $0.properties.isWhitespace }
    return needsQuotes ? "\"\(isFormula ? "'" : "")\(text.escaping(["\"": "\"\""]))\"" : text
  }

  /// The characters that begin a formula, or another program's command, in some spreadsheet.
  private static let formulaSigns = Set("=+-@＝＋－＠|%".unicodeScalars)
}
