extension FileFacts {
  /// All records, one kind after the other, as they lie in memory.
  func appendSections(to bytes: inout [UInt8]) {
    bytes.append(records: names.ends)
    bytes.append(records: names.hashes)
    bytes.append(records: lineStarts)
    bytes.append(records: imports)
    bytes.append(records: declarations)
    bytes.append(records: inherited)
    bytes.append(records: types)
    bytes.append(records: expressions)
    bytes.append(records: suppressions)
    bytes.append(records: syntaxErrors)
    bytes.append(records: names.bytes)
  }
}

extension FactRecords {
  /// What `appendSections` has written; the bytes are as many as the counts say, but nothing else is known of them.
  init(_ sections: UnsafeRawBufferPointer, _ counts: FactCounts, content: ContentHash) {
    self.init()
    var reader = SectionReader(sections)
    let ends: [UInt32] = reader.records(counts.names)
    let hashes: [UInt32] = reader.records(counts.names)
    lineStarts = reader.records(counts.lineStarts)
    imports = reader.records(counts.imports)
    declarations = reader.records(counts.declarations)
    inherited = reader.records(counts.inherited)
    types = reader.records(counts.types)
    expressions = reader.records(counts.expressions)
    suppressions = reader.records(counts.suppressions)
    syntaxErrors = reader.records(counts.syntaxErrors)
    names = NameTable(bytes: reader.records(counts.nameBytes), ends: ends, hashes: hashes)
    self.content = content
  }
}

extension [UInt8] {
  mutating func append<Record: BitwiseCopyable>(records: [Record]) {
    records.withUnsafeBytes { append(contentsOf: $0) }
  }

  mutating func append<Record: BitwiseCopyable>(record: Record) {
    Swift.withUnsafeBytes(of: record) { append(contentsOf: $0) }
  }
}
