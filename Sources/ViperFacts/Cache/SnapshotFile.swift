/// A file with one cached value, under the key of everything that the value depends on.
package struct SnapshotFile: Sendable {
  private let file: CacheFile
  private let version: UInt64
  private let isReadOnly: Bool

  /// - Parameters:
  ///   - version: a hash of the program's build.
  ///   - isReadOnly: whether nothing is written, because the value is one of a single run.
  package init(path: String, version: UInt64, isReadOnly: Bool = false) {
    file = CacheFile(path: path, .snapshot)
    self.version = version
    self.isReadOnly = isReadOnly
  }

  /// The value's bytes; nil if there is no value of that key, or if the file is damaged.
  package func read(_ key: CacheKey) -> FactBytes? {
    guard let archive = file.archive(version: version, key: key.hash), let bytes = archive.blocks(in: 0..<archive.blocksSize)
    else {
      return nil
    }
    var sections = archive.sections
    return sections.records(UInt64.self).first == bytes.withUnsafeBytes({ WordHash($0).low }) ? bytes : nil
  }

  /// The reason why the value could not be written, if so.
  ///
  /// - Parameter bytes: is asked for only if the file is written.
  package func write(_ bytes: @autoclosure () -> [UInt8], _ key: @autoclosure () -> CacheKey) -> CacheFailure? {
    if isReadOnly { return nil }
    let (bytes, key) = (bytes(), key())
    var tables = SectionWriter()
    tables.append([bytes.withUnsafeBytes({ WordHash($0).low })])
    return file.write(Archive.bytes(.snapshot, version: version, key: key.hash, tables: tables, blocks: bytes))
  }
}
