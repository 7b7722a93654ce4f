import ViperPlatform

/// The size, times and inode of a file: as long as they are the same, so is its content.
///
/// The time of the last change of any kind is part of it, since anyone can set back that of the content.
struct FileStamp: Equatable, BitwiseCopyable {
  var size: Int64 = 0
  /// In nanoseconds since 1970, like `changed`.
  var modified: Int64 = 0
  var changed: Int64 = 0
  var inode: UInt64 = 0

  /// The stamp of no file, where the true one is too recent to be relied on.
  static let none = FileStamp()

  private init() {}

  /// Nil where nothing can be said of the file.
  init?(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    size = Int64(info.st_size)
    inode = UInt64(info.st_ino)
    #if canImport(Darwin)
      modified = Self.nanoseconds(info.st_mtimespec)
      changed = Self.nanoseconds(info.st_ctimespec)
    #else
      modified = Self.nanoseconds(info.st_mtim)
      changed = Self.nanoseconds(info.st_ctim)
    #endif
  }

  /// Whether a later change is sure to give another stamp.
  ///
  /// File systems count time in steps, some of two seconds: what has just been written may be written again within the same step.
  func isSettled(at now: Int64) -> Bool { max(modified, changed) < now - 2_000_000_000 }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    let (whole, overflow) = Int64(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? .max : whole &+ Int64(time.tv_nsec)
  }
}
