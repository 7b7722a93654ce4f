import SystemPackage

/// The bytes of an archive in memory or on disk, loaded on demand.
package struct ArchiveStorage: Sendable {
  package let count: Int
  private let load: @Sendable (Range<Int>) -> FactBytes?

  init(_ bytes: [UInt8]) {
    count = bytes.count
    load = { range in
      FactBytes(count: range.count) { target in bytes.withUnsafeBytes { target.copyBytes(from: $0[range]) } }
    }
  }

  /// - Parameter count: the size of the file when it was opened; it may have shrunk by the time it is read.
  init(_ file: OpenFile, count: Int) {
    self.count = count
    load = { file.bytes(in: $0) }
  }

  /// Nil if the range exceeds the archive.
  package func bytes(in range: Range<Int>) -> FactBytes? {
    range.lowerBound >= 0 && range.upperBound <= count ? load(range) : nil
  }
}

/// An open file, whose content stays consistent when another file replaces it.
///
/// Read rather than mapped: accessing a mapped file that another program truncates ends the process.
final class OpenFile: Sendable {
  private let descriptor: FileDescriptor

  init(_ descriptor: FileDescriptor) { self.descriptor = descriptor }

  deinit { try? descriptor.close() }

  func bytes(in range: Range<Int>) -> FactBytes? {
    try? FactBytes(count: range.count) { bytes in
      var count = 0
      while count < bytes.count {
        let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[count...])
        let read = try descriptor.read(fromAbsoluteOffset: Int64(range.lowerBound + count), into: rest)
        if read == 0 { throw ArchiveError.damaged }
        count += read
      }
    }
  }
}
