import ViperFacts

extension Leak {
  func write(to writer: inout SnapshotWriter) {
    writer.write(component)
    writer.write(oneOf: keeper)
    writer.write(holder)
    writer.write(property)
    writer.write(link)
    writer.write(isReleasedInDeinit)
    writer.write(range)
  }

  init(from reader: inout SnapshotReader, componentCount: Int) {
    self.init(
      component: reader.position(below: componentCount), keeper: reader.one(of: Keeper.allCases),
      holder: reader.optional { $0.text() }, property: reader.optional { $0.text() }, link: reader.optional { $0.text() },
      isReleasedInDeinit: reader.bool(), range: reader.range())
  }
}

extension UnownedPart {
  func write(to writer: inout SnapshotWriter) {
    writer.write(component)
    writer.write(helper)
    writer.write(slots) { writer, slot in
      writer.write(slot.type)
      writer.write(slot.property)
      writer.write(slot.range)
      writer.write(slot.owner)
    }
    writer.write(range)
    writer.write(isRead)
    writer.write(isExecuted)
  }

  init(from reader: inout SnapshotReader, componentCount: Int) {
    self.init(
      reader.position(below: componentCount), helper: reader.optional { $0.text() },
      slots: reader.array {
        Slot(
          type: $0.text(), property: $0.text(), range: $0.range(), owner: $0.optional { $0.position(below: componentCount) })
      },
      range: reader.range(), isRead: reader.bool(), isExecuted: reader.bool())
  }
}

extension Assigner {
  func write(to writer: inout SnapshotWriter) {
    writer.write(owner)
    writer.write(property)
    writer.write(code)
    writer.write(range)
  }

  init(from reader: inout SnapshotReader, componentCount: Int) {
    self.init(
      owner: reader.position(below: componentCount), property: reader.text(), code: reader.text(), range: reader.range())
  }
}
