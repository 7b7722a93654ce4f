import ViperPlatform

/// The size, times and inode of a file: as long as they are unchanged, so is its content.
///
/// The change time is included, since any program can set back the modification time.
struct FileStamp: Equatable, BitwiseCopyable {
  var size: Int64 = 0
  /// In nanoseconds since 1970, like `changed`.
  var modified: Int64 = 0
  var changed: Int64 = 0
  var inode: UInt64 = 0

  /// The stamp that matches no file, for files too recent for their stamp to be reliable.
  static let none = FileStamp()

  private init() {}

  /// Nil if the file cannot be examined.
  init?(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    size = Int64(info.st_size)
    inode = UInt64(info.st_ino)
    modified = Self.nanoseconds(info.modificationTime)
    changed = Self.nanoseconds(info.changeTime)
  }

  /// Whether any later change is certain to change the stamp.
  ///
  /// File systems have a time resolution of up to two seconds: a file just written may change again within the same step.
  func isSettled(at now: Int64) -> Bool { max(modified, changed) < now - 2_000_000_000 }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    let (whole, overflow) = Int64(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? .max : whole &+ Int64(time.tv_nsec)
  }
}
