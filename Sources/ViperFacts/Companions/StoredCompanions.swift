import ViperPlatform

/// The companion files of an index with their facts, by printed names, since a checkout may lie elsewhere.
package enum StoredCompanions {
  package static func bytes(_ code: [CompanionCode]) -> [UInt8] {
    if code.isEmpty { return [] }
    var writer = SnapshotWriter()
    writer.write(code.sorted { $0.file.name < $1.file.name }) { writer, companion in
      writer.write(companion.file.kind.rawValue)
      writer.write(companion.file.name)
      companion.facts.write(to: &writer)
    }
    return writer.bytes
  }

  /// The files that were stored; nil if the bytes are damaged.
  static func code(_ bytes: [UInt8], basePath: AbsolutePath) -> [CompanionCode]? {
    if bytes.isEmpty { return [] }
    var reader = SnapshotReader(FactBytes(bytes))
    let code = reader.array { reader in
      let kind = CompanionFile.Kind(rawValue: reader.int()) ?? reader.fail(.storyboard)
      let name = reader.text()
      let file = CompanionFile(kind: kind, path: AbsolutePath(name, in: basePath).string, name: name)
      return CompanionCode(file: file, facts: CompanionFacts(from: &reader))
    }
    return reader.isSound ? code : nil
  }
}
