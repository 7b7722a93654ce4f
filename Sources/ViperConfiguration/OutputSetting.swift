/// A report to write, as the configuration states it.
package struct OutputSetting: Sendable, Equatable {
  package var format: String
  /// Absolute; `-` for standard output.
  package var path: String
  package var file: String
  package var line: Int?

  package init(format: String, path: String, file: String, line: Int? = nil) {
    self.format = format
    self.path = path
    self.file = file
    self.line = line
  }
}
