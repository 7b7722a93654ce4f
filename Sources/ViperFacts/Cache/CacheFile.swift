import SystemPackage
import ViperPlatform

/// An archive on disk that serves as a cache and is replaced as a whole.
///
/// A cache can only save time, so an unusable file counts as an empty cache.
package struct CacheFile: Sendable {
  private let file: ArchiveFile
  private let kind: Archive.Kind

  package init(path: String, _ kind: Archive.Kind) {
    file = ArchiveFile(path: path)
    self.kind = kind
  }

  package var path: String { file.path }

  /// Nil if there is no readable file.
  package func open() -> ArchiveStorage? { try? file.open() }

  /// The archive with this version and key; nil if there is none.
  package func archive(version: UInt64, key: ContentHash = ContentHash()) -> Archive? {
    open().flatMap { try? Archive($0, kind, version: version, key: key) }
  }

  /// Writes the cache; returns the failure, if any.
  package func write(_ bytes: @autoclosure () -> [UInt8]) -> CacheFailure? {
    do {
      // Only an earlier cache is replaced: a user who names another file by mistake must not lose it.
      guard try file.open()?.begins(with: kind.mark) ?? true else {
        return CacheFailure(message: "'\(path)' is not a viper-lint cache, so it is left unchanged; choose another file")
      }
      file.makeFolder()
      try OutputFile(path, permissions: 0o600).write(bytes())
      return nil
    } catch {
      let reason = (error as? WriteError)?.reason ?? (error as? Errno)?.description.lowercased() ?? "\(error)"
      return CacheFailure(message: "cannot write the cache '\(path)': \(reason); choose another file, or use --no-cache")
    }
  }
}

/// The reason why a cache could not be written, as a message.
package struct CacheFailure: Error, Sendable, Equatable {
  package let message: String
}

extension ArchiveStorage {
  /// Whether the file is of that kind, whatever its version, or empty.
  fileprivate func begins(with mark: UInt64) -> Bool {
    let start = bytes(in: 0..<MemoryLayout<UInt64>.size)
    return count == 0 || start?.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) } == mark
  }
}
