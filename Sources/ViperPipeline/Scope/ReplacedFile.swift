/// A file as an editor has it, instead of the one on disk, if there is one.
package struct ReplacedFile: Sendable {
  /// Relative to the working directory.
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
