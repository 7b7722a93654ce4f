/// What `opendir` returns.
#if canImport(Darwin)
  package typealias DirectoryStream = UnsafeMutablePointer<DIR>
#else
  package typealias DirectoryStream = OpaquePointer
#endif
