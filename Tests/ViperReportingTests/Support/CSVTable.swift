/// RFC 4180 as a strict reader takes it: lines of cells, quotes doubled within quotes.
struct CSVTable {
  private(set) var rows: [[String]] = []

  init(_ text: String) {
    var cell = ""
    var row: [String] = []
    var isQuoted = false
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch (scalar, isQuoted) {
      case ("\"", true) where scalars.first == "\"": cell.unicodeScalars.append(scalars.removeFirst())
      case ("\"", _): isQuoted.toggle()
      case (",", false):
        row.append(cell)
        cell = ""
      case ("\r", false): continue
      case ("\n", false):
        rows.append(row + [cell])
        row = []
        cell = ""
      default: cell.unicodeScalars.append(scalar)
      }
    }
  }
}
