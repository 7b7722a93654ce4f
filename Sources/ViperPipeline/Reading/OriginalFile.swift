/// A file as it was analysed, before any edit.
struct OriginalFile {
  /// Absolute.
  let path: String
  let bytes: [UInt8]
}
