/// A cache file with one result of a run, under the key of its inputs.
package struct SnapshotFile: Sendable {
  /// The header of the file: format, version, key, and checksum of the content.
  private struct Header: BitwiseCopyable {
    static let size = MemoryLayout<Self>.stride
    /// `viperkpt` on a machine of the same byte order.
    static let mark: UInt64 = 0x7470_6B72_6570_6976

    var mark = Self.mark
    var version: UInt64
    var key: CacheKey
    var byteCount: UInt64
    var checksum: UInt64
  }

  private let file: CacheFile
  private let version: UInt64

  package init(path: String, version: UInt64) {
    file = CacheFile(path: path, mark: Header.mark)
    self.version = version
  }

  /// Nil if there is no result with that key, or it is damaged.
  package func read(_ key: CacheKey) -> FactBytes? {
    guard let storage = file.open(), let head = storage.bytes(in: 0..<Header.size) else { return nil }
    let header = head.withUnsafeBytes { $0.loadUnaligned(as: Header.self) }
    guard header.mark == Header.mark, header.version == version, header.key == key,
      header.byteCount == UInt64(storage.count - Header.size), let bytes = storage.bytes(in: Header.size..<storage.count)
    else { return nil }
    return bytes.withUnsafeBytes { WordHash($0).low } == header.checksum ? bytes : nil
  }

  /// Writes the result; returns the failure, if any.
  package func write(_ bytes: [UInt8], _ key: CacheKey) -> CacheFailure? {
    let checksum = bytes.withUnsafeBytes { WordHash($0).low }
    let header = Header(version: version, key: key, byteCount: UInt64(bytes.count), checksum: checksum)
    return file.write(withUnsafeBytes(of: header) { Array($0) } + bytes)
  }
}
