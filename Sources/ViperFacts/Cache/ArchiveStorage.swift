import SystemPackage

/// The bytes of an archive, taken from where they lie as they are asked for.
package struct ArchiveStorage: Sendable {
  package let count: Int
  private let load: @Sendable (Range<Int>) -> [UInt8]?

  init(_ bytes: [UInt8]) {
    count = bytes.count
    load = { Array(bytes[$0]) }
  }

  /// - Parameter count: how long the file is; it may be shorter by the time it is read.
  init(_ file: OpenFile, count: Int) {
    self.count = count
    load = { file.bytes(in: $0) }
  }

  /// Nil where there are not that many.
  package func bytes(in range: Range<Int>) -> [UInt8]? {
    range.lowerBound >= 0 && range.upperBound <= count ? load(range) : nil
  }
}

/// A file that is open as long as anyone holds on to it, so that what is read of it is of one piece even if another takes its place.
final class OpenFile: Sendable {
  private let descriptor: FileDescriptor

  init(_ descriptor: FileDescriptor) { self.descriptor = descriptor }

  deinit { try? descriptor.close() }

  func bytes(in range: Range<Int>) -> [UInt8]? {
    let bytes = try? [UInt8](unsafeUninitializedCapacity: range.count) { buffer, initialized in
      let raw = UnsafeMutableRawBufferPointer(buffer)
      while initialized < range.count {
        let rest = UnsafeMutableRawBufferPointer(rebasing: raw[initialized..<range.count])
        let read = try descriptor.read(fromAbsoluteOffset: Int64(range.lowerBound + initialized), into: rest)
        if read == 0 { return }
        initialized += read
      }
    }
    return bytes?.count == range.count ? bytes : nil
  }
}
