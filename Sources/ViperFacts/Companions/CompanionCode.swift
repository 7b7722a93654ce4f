/// A companion file with its facts.
package struct CompanionCode: Sendable, Equatable {
  package var file: CompanionFile
  package var facts: CompanionFacts

  package init(file: CompanionFile, facts: CompanionFacts) { (self.file, self.facts) = (file, facts) }

  package static func == (a: Self, b: Self) -> Bool { a.file.path == b.file.path && a.facts == b.facts }
}

extension [CompanionCode] {
  /// The names of types that a storyboard, Objective-C or the system makes.
  package var namesOfMade: Set<String> {
    reduce(into: []) { names, companion in
      names.formUnion(companion.facts.objects.lazy.filter { $0.kind != .owner }.map(\.className))
      names.formUnion(companion.facts.mentions)
    }
  }
}

extension CompanionFacts {
  package func write(to writer: inout SnapshotWriter) {
    writer.write(objects) { writer, object in
      writer.write(object.kind.rawValue)
      writer.write(object.className)
      writer.write(object.module)
      writer.write(object.identifier)
      writer.write(object.isInitial)
      writer.write(object.line)
    }
    writer.write(segues) { writer, segue in
      for text in [segue.source, segue.kind] { writer.write(text) }
      for text in [segue.identifier, segue.destination, segue.storyboard, segue.scene] { writer.write(text) }
      writer.write(segue.line)
    }
    writer.write(outlets) { writer, outlet in
      for text in [outlet.owner, outlet.property] { writer.write(text) }
      writer.write(outlet.className)
      writer.write(outlet.line)
    }
    writer.write(mentions) { $0.write($1) }
    writer.write(isUnread)
  }

  package init(from reader: inout SnapshotReader) {
    self.init()
    objects = reader.array { reader in
      Object(
        kind: Object.Kind(rawValue: reader.int()) ?? reader.fail(.part), className: reader.text(),
        module: reader.optional { $0.text() }, identifier: reader.optional { $0.text() }, isInitial: reader.bool(),
        line: reader.int())
    }
    segues = reader.array { reader in
      Segue(
        source: reader.text(), kind: reader.text(), identifier: reader.optional { $0.text() },
        destination: reader.optional { $0.text() }, storyboard: reader.optional { $0.text() },
        scene: reader.optional { $0.text() }, line: reader.int())
    }
    outlets = reader.array { reader in
      Outlet(owner: reader.text(), property: reader.text(), className: reader.optional { $0.text() }, line: reader.int())
    }
    mentions = reader.array { $0.text() }
    isUnread = reader.bool()
  }
}
