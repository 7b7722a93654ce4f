/// A source of the sections of `FileFacts`, in their order: collected records being written, or stored bytes being read.
protocol FactSource {
  mutating func names() -> NameTable

  /// - Parameters:
  ///   - collected: the section's records when writing.
  ///   - check: adds the section's constraints when reading.
  mutating func numbers<Number: FixedWidthInteger & BitwiseCopyable & Sendable>(
    _ collected: (FactRecords) -> [Number], _ check: (FactSection<Number>, inout FactBounds) -> Void
  ) -> FactSection<Number>

  mutating func records<Record: FactRecord>(_ collected: (FactRecords) -> [Record]) -> FactSection<Record>

  /// All sections together.
  var bytes: FactSection<UInt8> { get }
}

/// A source that reads stored sections and collects the bounds of the indices in them.
struct StoredFacts: FactSource {
  let bytes: FactSection<UInt8>
  private var sections: SectionReader
  private var bounds = FactBounds()

  init(bytes: FactBytes, in range: Range<Int>? = nil) {
    let range = range ?? 0..<bytes.count
    sections = SectionReader(bytes, in: range)
    self.bytes = bytes.records(at: range.lowerBound, count: range.count)
  }

  mutating func names() -> NameTable { sections.names() }

  mutating func numbers<Number: FixedWidthInteger & BitwiseCopyable & Sendable>(
    _ collected: (FactRecords) -> [Number], _ check: (FactSection<Number>, inout FactBounds) -> Void
  ) -> FactSection<Number> {
    let numbers = sections.records(Number.self)
    check(numbers, &bounds)
    return numbers
  }

  mutating func records<Record: FactRecord>(_ collected: (FactRecords) -> [Record]) -> FactSection<Record> {
    let records = sections.records(Record.self)
    Record.add(records, to: &bounds)
    return records
  }

  func holdsTogether(_ facts: FileFacts) -> Bool { sections.isAtEnd && bounds.hold(for: facts) && facts.hasSoundLocals }
}

/// A source that writes collected records into bytes; the sections it returns are empty.
struct FactWriter: FactSource {
  private let collected: FactRecords
  private var sections = SectionWriter()
  /// The description of each section; nil unless requested, since building it takes longer than writing a file's facts.
  private var layout: [String]?

  private init(_ records: FactRecords, layout: [String]? = nil) {
    collected = records
    self.layout = layout
    _ = FileFacts(&self, content: records.content)
  }

  static func bytes(of records: FactRecords) -> [UInt8] { FactWriter(records).sections.bytes }

  /// The description of the stored layout, part of the version of stored facts, so that a program with another layout does not
  /// read them.
  static var layout: String { (FactWriter(FactRecords(), layout: []).layout ?? []).joined(separator: "\n") }

  private static let nothing = FactBytes([])

  var bytes: FactSection<UInt8> { Self.nothing.records(at: 0, count: 0) }

  mutating func names() -> NameTable {
    sections.append(collected.names)
    return NameTable(ends: Self.none(), hashes: Self.none(), bytes: Self.none())
  }

  mutating func numbers<Number: FixedWidthInteger & BitwiseCopyable & Sendable>(
    _ collected: (FactRecords) -> [Number], _ check: (FactSection<Number>, inout FactBounds) -> Void
  ) -> FactSection<Number> {
    layout?.append("\(MemoryLayout<Number>.size)")
    sections.append(collected(self.collected))
    return Self.none()
  }

  mutating func records<Record: FactRecord>(_ collected: (FactRecords) -> [Record]) -> FactSection<Record> {
    layout?.append(Record.layout)
    sections.append(collected(self.collected))
    return Self.none()
  }

  private static func none<Record>() -> FactSection<Record> { nothing.records(at: 0, count: 0) }
}
