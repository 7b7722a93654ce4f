extension String {
  /// The text as it stands between the tags of XML or HTML, or between the quotes of an attribute.
  ///
  /// Hidden scalars are escaped first: XML knows no way at all to write most of them. The second of two `#` is written as a
  /// number, so that no build server finds a command in a document that goes to its log.
  package var markup: String {
    var result = UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in visible.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: "&#39;".unicodeScalars)
      case "#" where last == "#": result.append(contentsOf: "&#35;".unicodeScalars)
      default: result.append(scalar)
      }
      last = scalar
    }
    return String(result)
  }
}
