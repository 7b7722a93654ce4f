import ViperFacts

extension KeptWriter {
  mutating func write(_ range: SourceRange) {
    write(range.file)
    for number in [range.line, range.column, range.endLine, range.endColumn] { write(number) }
  }
}

extension KeptReader {
  mutating func range() -> SourceRange {
    SourceRange(file: text(), line: int(), column: int(), endLine: int(), endColumn: int())
  }

  /// One of several values that are kept by their names.
  mutating func named<Value: RawRepresentable<String>>(or none: Value) -> Value {
    Value(rawValue: text()) ?? fail(none)
  }
}
