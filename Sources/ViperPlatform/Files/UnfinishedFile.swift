/// A new file in a folder, which replaces another once it is complete.
///
/// On Linux it has no name until then, if the file system allows: a killed process leaves nothing behind.
struct UnfinishedFile {
  let descriptor: Int32
  /// With a trailing slash; empty for the working directory.
  private let folder: String
  private let name: String?

  /// Nil if the file cannot be created; `errno` has the reason.
  init?(in folder: String) {
    self.folder = folder
    if let unnamed = Self.unnamed(in: folder) {
      (descriptor, name) = (unnamed, nil)
      return
    }
    // A fixed name, since the target's name with a suffix could be too long.
    var pattern = Array((folder + ".viper-lint.XXXXXX").utf8CString)
    descriptor = mkstemp(&pattern)
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    name = String(decoding: pattern.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Closes the file and moves it into place. Returns 0, or the error number; after an error the file is removed.
  func finish(as target: String) -> Int32 {
    let name = name ?? Self.link(descriptor, in: folder)
    var failure = name == nil ? errno : 0
    if close(descriptor) != 0, failure == 0 { failure = errno }
    guard let name else { return failure }
    if failure == 0, rename(name, target) != 0 { failure = errno }
    if failure != 0 { unlink(name) }
    return failure
  }

  func discard() {
    close(descriptor)
    if let name { unlink(name) }
  }

  #if os(Linux)
    private static let descriptors = "/proc/self/fd"
    /// `O_TMPFILE`, which the C library's module does not export.
    private static let temporary = 0o20_000_000 | O_DIRECTORY

    /// Nil if the kernel or file system does not support unnamed files, or they could not be linked later.
    private static func unnamed(in folder: String) -> Int32? {
      guard access(descriptors, X_OK) == 0 else { return nil }
      let descriptor = open(folder.isEmpty ? "." : folder, temporary | O_WRONLY | O_CLOEXEC, 0o600)
      return descriptor < 0 ? nil : descriptor
    }

    /// Links the file under a unique name.
    private static func link(_ descriptor: Int32, in folder: String) -> String? {
      while true {
        let name = "\(folder).viper-lint.\(String(UInt32.random(in: 0...UInt32.max), radix: 36))"
        if linkat(AT_FDCWD, "\(descriptors)/\(descriptor)", AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0 { return name }
        if errno != EEXIST { return nil }
      }
    }
  #else
    private static func unnamed(in folder: String) -> Int32? { nil }
    private static func link(_ descriptor: Int32, in folder: String) -> String? { nil }
  #endif
}
