import ViperFacts

extension Wiring {
  func write(to writer: inout SnapshotWriter) {
    writer.write(unassigned) { writer, property in
      writer.write(property.owner)
      writer.write(property.helper)
      writer.write(property.target)
      writer.write(property.property)
      writer.write(property.range)
      writer.write(property.isImplicitlyUnwrapped)
      writer.write(property.read)
      writer.write([property.maker].compactMap(\.self)) { $0.write($1) }
    }
    writer.write(early) { writer, read in
      writer.write(read.owner)
      writer.write(read.target)
      writer.write(read.property)
      writer.write(read.range)
      writer.write(read.isImplicitlyUnwrapped)
      writer.write(read.isInitializer)
      writer.write(read.caller)
      writer.write([read.set].compactMap(\.self)) { $0.write($1) }
    }
    writer.write(reassigned) { writer, entry in
      writer.write(entry.owner)
      writer.write(entry.target)
      writer.write(entry.property)
      writer.write(entry.range)
      writer.write(entry.first)
    }
    writer.write(idle) { writer, entry in
      writer.write(entry.component)
      writer.write([entry.maker].compactMap(\.self)) { $0.write($1) }
      writer.write(entry.local)
      writer.write(entry.range)
    }
    undecided.write(to: &writer)
  }

  init(from reader: inout SnapshotReader, componentCount: Int) {
    self.init()
    unassigned = reader.array {
      EmptyProperty(
        owner: $0.position(below: componentCount), helper: $0.optional { $0.text() },
        target: $0.optional { $0.position(below: componentCount) }, property: $0.text(),
        range: $0.range(), isImplicitlyUnwrapped: $0.bool(), read: $0.range(),
        maker: $0.array { $0.range() }.first)
    }
    early = reader.array {
      EarlyRead(
        owner: $0.position(below: componentCount), target: $0.position(below: componentCount), property: $0.text(),
        range: $0.range(), isImplicitlyUnwrapped: $0.bool(), isInitializer: $0.bool(), caller: $0.optional { $0.text() },
        set: $0.array { $0.range() }.first)
    }
    reassigned = reader.array {
      Reassignment(
        owner: $0.position(below: componentCount), target: $0.position(below: componentCount), property: $0.text(),
        range: $0.range(), first: $0.range())
    }
    idle = reader.array {
      IdleLocal(
        component: $0.position(below: componentCount), maker: $0.array { $0.position(below: componentCount) }.first,
        local: $0.text(), range: $0.range())
    }
    undecided = EscapeCounts(from: &reader)
  }
}
