import SystemPackage
import ViperPlatform

/// An archive on disk, replaced by `OutputFile`.
struct ArchiveFile {
  let path: String

  /// Nil if the file does not exist.
  ///
  /// - Throws: for anything but a regular, readable file.
  func open() throws(Errno) -> ArchiveStorage? {
    do {
      // Non-blocking: opening a pipe would wait for its other end.
      let descriptor = try FileDescriptor.open(path, .readOnly, options: [.nonBlocking, .closeOnExec])
      let file = OpenFile(descriptor)
      var info = stat()
      guard fstat(descriptor.rawValue, &info) == 0 else { throw Errno(rawValue: errno) }
      let kind = info.st_mode & S_IFMT
      guard kind == S_IFREG else { throw kind == S_IFDIR ? Errno.isDirectory : .invalidArgument }
      return ArchiveStorage(file, count: Int(info.st_size))
    } catch Errno.noSuchFileOrDirectory {
      return nil
    } catch {
      throw error as? Errno ?? .ioError
    }
  }

  /// Creates the missing folders above the file, accessible to the user alone.
  func makeFolder() {
    var folder = FilePath(path).removingLastComponent()
    var missing: [FilePath] = []
    while access(folder.string, F_OK) != 0, !folder.isEmpty {
      missing.append(folder)
      guard folder.removeLastComponent() else { break }
    }
    for folder in missing.reversed() { mkdir(folder.string, 0o700) }
  }
}
