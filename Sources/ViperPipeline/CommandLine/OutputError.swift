/// An output could not be written: a closed pipe, a full disk.
package struct OutputError: Error {
  package let message: String
  /// The reader has gone away.
  let isClosedPipe: Bool

  package init(_ message: String, isClosedPipe: Bool = false) {
    self.message = message
    self.isClosedPipe = isClosedPipe
  }
}
