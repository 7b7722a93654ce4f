import SystemPackage
import ViperPlatform

/// Why a cache could not be written, as a message.
package struct CacheFailure: Error, Sendable, Equatable {
  package let message: String

  /// Nil where all went well.
  ///
  /// What is there must be an earlier cache: who names a file by mistake wants to keep it.
  static func of(_ file: ArchiveFile, mark: UInt64 = ArchiveHeader.mark, isCache: Bool = false, writing: () throws -> Void)
    -> CacheFailure?
  {
    do {
      guard try isCache || file.open()?.begins(with: mark) ?? true else {
        return CacheFailure(message: "'\(file.path)' is no cache of viper-lint, so it is left alone; name another file")
      }
      try writing()
      return nil
    } catch {
      let reason = (error as? WriteError)?.reason ?? (error as? Errno)?.description.lowercased() ?? "\(error)"
      return CacheFailure(message: "cannot write the cache '\(file.path)': \(reason); name another file, or use --no-cache")
    }
  }
}

extension ArchiveStorage {
  /// Whether a file of that kind and any version begins here; an empty file may become one.
  fileprivate func begins(with mark: UInt64) -> Bool {
    let start = bytes(in: 0..<MemoryLayout<UInt64>.size)
    return count == 0 || start?.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) } == mark
  }
}
