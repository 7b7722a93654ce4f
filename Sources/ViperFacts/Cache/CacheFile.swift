import SystemPackage
import ViperPlatform

/// A cache on disk: an archive that is replaced as a whole.
///
/// A cache can only save time: whatever is wrong with the file, there is none.
package struct CacheFile: Sendable {
  private let file: ArchiveFile
  private let mark: UInt64

  package init(path: String, _ kind: Archive.Kind) { self.init(path: path, mark: kind.mark) }

  /// - Parameter mark: the first eight bytes of the file's own format.
  package init(path: String, mark: UInt64) {
    file = ArchiveFile(path: path)
    self.mark = mark
  }

  package var path: String { file.path }

  /// Nil where there is no file, or none that may be read.
  package func open() -> ArchiveStorage? { try? file.open() }

  /// The archive of that version that was made of the same things; nil where there is none.
  package func archive(version: UInt64, key: ContentHash = ContentHash()) -> Archive? {
    open().flatMap { try? Archive($0, Archive.Kind(mark: mark), version: version, key: key) }
  }

  /// Why it could not be written, if so.
  package func write(_ bytes: @autoclosure () -> [UInt8]) -> CacheFailure? {
    do {
      // What is there must be an earlier cache: a user who names a file by mistake wants to keep it.
      guard try file.open()?.begins(with: mark) ?? true else {
        return CacheFailure(message: "'\(path)' is no cache of viper-lint, so it is left alone; name another file")
      }
      file.makeFolder()
      try OutputFile(path, permissions: 0o600).write(bytes())
      return nil
    } catch {
      let reason = (error as? WriteError)?.reason ?? (error as? Errno)?.description.lowercased() ?? "\(error)"
      return CacheFailure(message: "cannot write the cache '\(path)': \(reason); name another file, or use --no-cache")
    }
  }
}

/// Why a cache could not be written, as a message.
package struct CacheFailure: Error, Sendable, Equatable {
  package let message: String
}

extension ArchiveStorage {
  /// Whether a file of that kind and any version begins here; an empty file may become one.
  fileprivate func begins(with mark: UInt64) -> Bool {
    let start = bytes(in: 0..<MemoryLayout<UInt64>.size)
    return count == 0 || start?.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) } == mark
  }
}
