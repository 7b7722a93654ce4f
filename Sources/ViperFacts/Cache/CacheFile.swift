import ViperPlatform

/// A file that is kept between runs, of a kind that its first bytes tell.
package struct CacheFile: Sendable {
  private let file: ArchiveFile
  private let mark: UInt64

  package init(path: String, mark: UInt64) {
    file = ArchiveFile(path: path)
    self.mark = mark
  }

  /// Nil where there is none, or none that may be read.
  package func open() -> ArchiveStorage? { try? file.open() }

  /// Why it could not be written, if so.
  package func write(_ bytes: [UInt8]) -> CacheFailure? {
    CacheFailure.of(file, mark: mark) {
      file.makeFolder()
      try OutputFile(file.path, permissions: 0o600).write(bytes)
    }
  }
}
