/// The device below a file system.
enum Drive {
  /// Has it write what it was handed of a file; false where it cannot be told to.
  ///
  /// On Darwin `fsync` only hands the bytes to the drive, and not every file system knows the request. Elsewhere, `fsync` waits.
  static func flush(_ descriptor: Int32) -> Bool {
    #if canImport(Darwin)
      fcntl(descriptor, F_FULLFSYNC) == 0
    #else
      false
    #endif
  }
}
