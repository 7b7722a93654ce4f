import ViperFacts

extension EscapeCounts {
  func write(to writer: inout SnapshotWriter) {
    writer.write(entries) { writer, entry in
      writer.write(oneOf: entry.escape)
      writer.write(entry.count)
    }
  }

  init(from reader: inout SnapshotReader) {
    self.init()
    let entries = reader.array { (escape: $0.position(below: Escape.allCases.count), count: $0.int()) }
    for entry in entries { add(Escape.allCases[entry.escape], count: entry.count) }
  }
}
