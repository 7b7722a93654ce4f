/// A file before any edit: what was analysed.
struct OriginalFile {
  /// Absolute.
  let path: String
  let bytes: [UInt8]
}
