/// A file that is written atomically: next to its place, and then moved into it.
///
/// The new file keeps all traits of the old one except its content. A file that replaces another one is flushed to the disk
/// before it is moved: after a crash of the system one of the two is there, never an empty file.
package struct OutputFile: Sendable {
  package let path: String
  /// For a file that can be recreated at any time, such as a cache: it keeps no traits, and need not survive a crash.
  private let permissions: mode_t?

  package init(_ path: String, permissions: mode_t? = nil) {
    self.path = path
    self.permissions = permissions
  }

  package func write(_ bytes: [UInt8]) throws(WriteError) {
    let target = try resolved
    if let special = try descriptorOfSpecialFile(target) {
      defer { close(special) }
      return try check(DescriptorBytes.write(bytes, to: special))
    }
    try replace(target, with: bytes)
  }

  /// Appends to the file, creating it if it does not exist.
  package func append(_ bytes: [UInt8]) throws(WriteError) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    try check(descriptor < 0 ? errno : 0)
    defer { close(descriptor) }
    try check(DescriptorBytes.write(bytes, to: descriptor))
  }

  /// Removes the leftovers of processes that were killed while they wrote a file in a folder.
  package static func removeLeftovers(in folder: String) { UnfinishedFile.removeLeftovers(in: folder) }

  /// The path with links resolved, so that a link stays a link and its target is replaced.
  private var resolved: String {
    get throws(WriteError) {
      guard !path.isEmpty else { throw WriteError(path: path, reason: "the name is empty") }
      guard !path.utf8.contains(0) else {
        throw WriteError(path: path, reason: "the name contains a NUL byte; remove it")
      }
      guard let real = realpath(path, nil) else {
        var status = stat()
        // A pipe below '/dev/fd' can be opened by that name and has no other.
        if stat(path, &status) == 0 { return path }
        if lstat(path, &status) == 0 { throw WriteError(path: path, reason: "it is a dangling link; remove it") }
        return path
      }
      defer { free(real) }
      return String(cString: real)
    }
  }

  /// The descriptor of a device or pipe, which is written to instead of replaced; nil for a regular or new file. Read-only files
  /// and folders are refused.
  private func descriptorOfSpecialFile(_ target: String) throws(WriteError) -> Int32? {
    var status = stat()
    guard stat(target, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG where status.st_mode & 0o222 == 0 || access(target, W_OK) != 0:
      // A read-only file could be replaced, but protecting a file is meant to protect its content.
      throw WriteError(path: path, reason: "it is read-only; choose another file, or make it writable")
    case S_IFREG: return nil
    case S_IFDIR: throw WriteError(path: path, reason: "it is a folder; choose a file in it")
    default:
      let descriptor = open(target, O_WRONLY)
      try check(descriptor < 0 ? errno : 0)
      return descriptor
    }
  }

  private func replace(_ target: String, with bytes: [UInt8]) throws(WriteError) {
    let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
    guard let new = UnfinishedFile(in: String(folder)) else {
      if errno == ENOENT {
        throw WriteError(path: path, reason: "the folder '\(folder.dropLast())' does not exist; create it first")
      }
      return try check(errno)
    }
    let replaced = permissions == nil ? FileTraits(of: target) : nil
    if let replaced {
      replaced.hand(on: target, to: new.descriptor)
    } else {
      fchmod(new.descriptor, permissions ?? Self.permissionsOfNewFiles)
    }
    var failure = DescriptorBytes.write(bytes, to: new.descriptor)
    if failure == 0, replaced != nil { failure = Flush.flush(new.descriptor) }
    guard failure == 0 else {
      new.discard()
      return try check(failure)
    }
    try check(new.finish(as: target))
    if replaced != nil { Flush.flush(folder: folder.isEmpty ? "." : String(folder)) }
  }

  private static var permissionsOfNewFiles: mode_t {
    let mask = umask(0o077)
    umask(mask)
    return 0o666 & ~mask
  }

  private func check(_ number: Int32) throws(WriteError) {
    if number != 0 { throw WriteError(path: path, reason: SystemError.text(number)) }
  }
}

/// Waiting until a file's content, or the names in a folder, are on the disk.
private enum Flush {
  /// Returns 0, or the error number.
  static func flush(_ descriptor: Int32) -> Int32 {
    if Drive.flush(descriptor) { return 0 }
    while fsync(descriptor) != 0 {
      // A file system without a disk cannot flush.
      if errno == EINVAL || errno == ENOTSUP { return 0 }
      if errno != EINTR { return errno }
    }
    return 0
  }

  /// The file is in its place already, so a folder that cannot be flushed is not a failure.
  static func flush(folder path: String) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = flush(descriptor)
    close(descriptor)
  }
}

/// The error of a file that could not be written; its earlier content is unchanged.
package struct WriteError: Error, Equatable, CustomStringConvertible {
  package var path: String
  package var reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  package var description: String { "cannot write '\(path)': \(reason)" }
}

/// The operating system's message for an error number.
package enum SystemError {
  package static func text(_ number: Int32) -> String { String(cString: strerror(number)).lowercased() }
}
