import SystemPackage
import ViperPlatform

/// An archive on disk; `OutputFile` replaces it.
struct ArchiveFile {
  let path: String

  /// Nil where there is no such file.
  ///
  /// - Throws: where there is something that is no file, or that may not be read.
  func open() throws(Errno) -> ArchiveStorage? {
    do {
      // A pipe in its place would be waited for, and a device may never end.
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

  /// Makes the folder that the file lies in, and those above, for nobody else to look into.
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
