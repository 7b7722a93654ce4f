/// A file that has no name until it is complete, which Linux alone has.
enum UnnamedFile {
  #if canImport(Darwin)
    static func make(in folder: String) -> Int32? { nil }

    static func link(_ descriptor: Int32, as name: String) -> Bool {
      errno = ENOTSUP
      return false
    }
  #else
    private static let descriptors = "/proc/self/fd"
    /// `O_TMPFILE`, which the C library's module does not export.
    private static let temporary = 0o20_000_000 | O_DIRECTORY

    /// Nil if the kernel or file system does not support such files, or they could not be linked later.
    static func make(in folder: String) -> Int32? {
      guard access(descriptors, X_OK) == 0 else { return nil }
      let descriptor = open(folder.isEmpty ? "." : folder, temporary | O_WRONLY | O_CLOEXEC, 0o600)
      return descriptor < 0 ? nil : descriptor
    }

    /// Gives the file a name; false if that fails, for which `errno` has the reason.
    static func link(_ descriptor: Int32, as name: String) -> Bool {
      linkat(AT_FDCWD, "\(descriptors)/\(descriptor)", AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
    }
  #endif
}
