import ViperFacts

extension ObjectCycle {
  func write(to writer: inout SnapshotWriter) {
    writer.write(component)
    writer.write(objects) { writer, object in
      writer.write(object.name)
      writer.write(object.component)
      writer.write(object.place != nil)
      if let place = object.place { writer.write(place) }
    }
    writer.write(links) { writer, link in
      writer.write(link.from)
      writer.write(link.to)
      writer.write(oneOf: link.kind)
      writer.write(link.name)
      writer.write(link.ownerComponent)
      writer.write(link.range)
      writer.write(link.isNeeded)
    }
    writer.write(entry)
  }

  init(from reader: inout SnapshotReader, componentCount: Int) {
    let component = reader.position(below: componentCount)
    let objects = reader.array { reader in
      Object(
        name: reader.optional { $0.text() }, component: reader.optional { $0.position(below: componentCount) },
        place: reader.bool() ? reader.range() : nil)
    }
    let links = reader.array { reader in
      Link(
        from: reader.position(below: objects.count), to: reader.position(below: objects.count),
        kind: reader.one(of: Link.Kind.allCases), name: reader.text(),
        ownerComponent: reader.optional { $0.position(below: componentCount) }, range: reader.range(), isNeeded: reader.bool())
    }
    self.init(component: component, objects: objects, links: links, entry: reader.text())
  }
}
