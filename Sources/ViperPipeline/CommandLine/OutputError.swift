/// An output could not be written: a closed pipe, a full disk.
package struct OutputError: Error {
  package let message: String
}
