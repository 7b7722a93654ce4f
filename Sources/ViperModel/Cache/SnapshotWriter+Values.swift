import ViperFacts
import ViperLinking

extension SnapshotWriter {
  /// An enumeration's case, as its position.
  mutating func write<Value: CaseIterable & Equatable>(oneOf value: Value) {
    // A value is one of all cases.
    write(Array(Value.allCases).firstIndex(of: value)!)
  }

  mutating func write(_ range: SourceRange) {
    write(range.file)
    for number in [range.line, range.column, range.endLine, range.endColumn] { write(number) }
  }
}

extension SnapshotReader {
  mutating func range() -> SourceRange {
    SourceRange(file: text(), line: int(), column: int(), endLine: int(), endColumn: int())
  }

  mutating func one<Value: CaseIterable>(of cases: Value.AllCases) -> Value where Value.AllCases == [Value] {
    cases[position(below: cases.count)]
  }
}
