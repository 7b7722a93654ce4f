internal import Foundation

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
    if let unnamed = UnnamedFile.make(in: folder) {
      Self.lock(unnamed)
      (descriptor, name) = (unnamed, nil)
      return
    }
    while true {
      var pattern = Array("\(folder)\(Self.prefix)XXXXXX".utf8CString)
      let made = mkstemp(&pattern)
      guard made >= 0 else { return nil }
      _ = fcntl(made, F_SETFD, FD_CLOEXEC)
      // Before it was locked, another process may have removed it as a leftover.
      if Self.lock(made) != EWOULDBLOCK, Self.isNamed(made) {
        (descriptor, name) = (made, String(decoding: pattern.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
        return
      }
      close(made)
    }
  }

  /// Closes the file and moves it into place. Returns 0, or the error number; after an error the file is removed.
  func finish(as target: String) -> Int32 {
    // The lock lasts as long as any of its descriptors.
    let lock = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    defer { if lock >= 0 { close(lock) } }
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

  // MARK: files left behind

  /// A name of its own, since the target's name with a suffix could be too long.
  private static let prefix = ".viper-lint-unfinished."

  /// Removes the files that killed processes left in a folder; files that are being written are locked.
  static func removeLeftovers(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasPrefix(prefix) {
      let path = "\(folder)/\(name)"
      let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      if isNamed(descriptor), lock(descriptor) == 0 { unlink(path) }
      close(descriptor)
    }
  }

  /// Whether a regular file has a name.
  private static func isNamed(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_nlink > 0
  }

  /// Locks a file until it is closed. Returns 0, or the error number: not every file system has locks.
  @discardableResult
  private static func lock(_ descriptor: Int32) -> Int32 { flock(descriptor, LOCK_EX | LOCK_NB) == 0 ? 0 : errno }

  /// Links a file without a name under a unique one.
  private static func link(_ descriptor: Int32, in folder: String) -> String? {
    while true {
      let name = "\(folder)\(prefix)\(String(UInt32.random(in: 0...UInt32.max), radix: 36))"
      if UnnamedFile.link(descriptor, as: name) { return name }
      if errno != EEXIST { return nil }
    }
  }
}
