import SystemPackage
import ViperPlatform

/// The bytes of a regular file within the size limit.
package enum SourceBytes {
  /// Three times the largest generated mocks known. What the syntax tree takes is bounded by `TokenCount`.
  package static let limit = 8 << 20

  /// The reason why a file cannot be read, as a message.
  package struct Problem: Error, Equatable {
    package let message: String

    static let notAFile = Problem(message: "not a regular file, so it is skipped; remove it, or exclude it")
    static let tooLarge = Problem(
      message: "larger than \(limit >> 20) MB, so the file is skipped; split it, or exclude it")

    static func unreadable(_ reason: Errno) -> Problem {
      Problem(
        message:
          "cannot read the file (\(reason.description.lowercased())), so it is skipped; check that it exists and is readable"
      )
    }
  }

  package static func read(_ path: String, limit: Int = Self.limit) throws(Problem) -> [UInt8] {
    do {
      // Non-blocking, since the file may have been replaced by a pipe, and opening one would wait for its other end.
      let descriptor = try FileDescriptor.open(path, .readOnly, options: .nonBlocking)
      return try descriptor.closeAfter { try contents(of: descriptor, limit: limit) }
    } catch let error as Errno {
      throw .unreadable(error)
    } catch {
      throw error as? Problem ?? .unreadable(.ioError)
    }
  }

  private static func contents(of descriptor: FileDescriptor, limit: Int) throws -> [UInt8] {
    var info = stat()
    guard fstat(descriptor.rawValue, &info) == 0 else { throw Errno(rawValue: errno) }
    guard info.st_mode & S_IFMT == S_IFREG else { throw Problem.notAFile }
    guard info.st_size <= limit else { throw Problem.tooLarge }
    // One byte more than the file's size: if it is filled, the file is growing.
    var bytes = [UInt8](repeating: 0, count: Int(info.st_size) + 1)
    var count = 0
    while count < bytes.count {
      let start = count
      let read = try bytes.withUnsafeMutableBytes { try descriptor.read(into: .init(rebasing: $0[start...])) }
      if read == 0 { break }
      count += read
      if count == bytes.count {
        guard count <= limit else { throw Problem.tooLarge }
        bytes.append(contentsOf: repeatElement(0, count: min(1 << 16, limit + 1 - count)))
      }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }
}

extension UnsafeRawBufferPointer {
  /// The next position of a byte, by `memchr`, which examines many bytes at once.
  func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    guard start < count, let base = baseAddress, let hit = memchr(base + start, Int32(byte), count - start) else { return nil }
    return UnsafeRawPointer(hit) - base
  }
}
