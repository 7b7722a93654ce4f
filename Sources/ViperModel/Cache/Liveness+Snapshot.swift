import ViperFacts

extension Liveness {
  func write(to writer: inout SnapshotWriter) {
    writer.write(duplicates) { writer, duplicate in
      writer.write(duplicate.component)
      writer.write(duplicate.range)
      writer.write(duplicate.others) { $0.write($1) }
    }
    writer.write(uncreated) { $0.write($1.component) }
    writer.write(unreached) { $0.write($1) }
    undecided.write(to: &writer)
  }

  init(from reader: inout SnapshotReader, componentCount: Int) {
    self.init()
    duplicates = reader.array {
      Duplicate(
        component: $0.position(below: componentCount), range: $0.range(), others: $0.array { $0.range() })
    }
    uncreated = reader.array { Uncreated(component: $0.position(below: componentCount)) }
    unreached = reader.array { $0.position(below: componentCount) }
    undecided = EscapeCounts(from: &reader)
  }
}
