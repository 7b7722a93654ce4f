import ViperFacts

extension CodeInventory {
  func write(to writer: inout SnapshotWriter) {
    writer.write(files) { writer, file in
      for text in [file.name, file.path, file.root] { writer.write(text) }
      writer.write(file.targets) { $0.write($1) }
      writer.write(file.imports) { writer, entry in
        writer.write(entry.module)
        writer.write(entry.range)
      }
      writer.write(file.hasPreview)
    }
    writer.write(types) { $1.write(to: &$0) }
    for names in [properties, supertypes] { writer.write(names) { $0.write($1) } }
    writer.write(records: uses)
  }

  init(from reader: inout SnapshotReader, componentCount: Int) {
    let files = reader.array { reader in
      InventoryFile(
        name: reader.text(), path: reader.text(), root: reader.text(), targets: reader.array { $0.text() },
        imports: reader.array { InventoryFile.Import(module: $0.text(), range: $0.range()) }, hasPreview: reader.bool())
    }
    let types = reader.array { InventoryType(from: &$0, fileCount: files.count, componentCount: componentCount) }
    let (properties, supertypes) = (reader.array { $0.text() }, reader.array { $0.text() })
    let uses: [InventoryUse] = reader.records()
    let isSorted = zip(uses, uses.dropFirst()).allSatisfy { $0.from <= $1.from }
    let known = 0..<Int32(supertypes.count)
    let areTypesSound = types.allSatisfy { type in
      types.indices.contains(type.outermost) && type.protocols.allSatisfy(known.contains) && type.bases.allSatisfy(known.contains)
    }
    let isSound =
      isSorted && areTypesSound
      && uses.allSatisfy { $0.isSound(types: types.count, files: files.count, properties: properties.count) }
    self.init(
      types: types, files: files, uses: isSound ? uses : reader.fail([]), properties: properties, supertypes: supertypes)
  }
}

extension InventoryType {
  fileprivate func write(to writer: inout SnapshotWriter) {
    writer.write(name)
    writer.write(kind) { $0.write(oneOf: $1) }
    writer.write(component)
    writer.write(outermost)
    writer.write(file)
    writer.write(range)
    for numbers in [protocols, bases] { writer.write(records: numbers) }
    for count in [size.lines, size.members, size.parameters] { writer.write(count) }
    writer.write(isFile)
  }

  fileprivate convenience init(from reader: inout SnapshotReader, fileCount: Int, componentCount: Int) {
    self.init(
      name: reader.text(), kind: reader.optional { $0.one(of: Component.Kind.allCases) },
      component: reader.optional { $0.position(below: componentCount) }, outermost: reader.int(),
      file: reader.position(below: fileCount), range: reader.range(), protocols: reader.records(), bases: reader.records(),
      size: Size(lines: reader.int(), members: reader.int(), parameters: reader.int()), isFile: reader.bool())
  }
}
