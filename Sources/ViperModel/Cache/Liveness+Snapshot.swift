import ViperFacts

extension Liveness {
  func write(to writer: inout SnapshotWriter) {
    writer.write(uncreated) { $0.write($1.component) }
    writer.write(unreached) { $0.write($1) }
    undecided.write(to: &writer)
  }

  init(from reader: inout SnapshotReader, componentCount: Int) {
    self.init()
    uncreated = reader.array { Uncreated(component: $0.position(below: componentCount)) }
    unreached = reader.array { $0.position(below: componentCount) }
    undecided = EscapeCounts(from: &reader)
  }
}
