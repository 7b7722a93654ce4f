extension StringProtocol {
  /// At most the first 40 scalars, for messages that quote a file: it may not be what its name says, so it is not printed whole.
  package var shortened: String {
    let start = unicodeScalars.prefix(40)
    return start.endIndex == endIndex ? String(self) : String(String.UnicodeScalarView(start)) + "…"
  }
}
