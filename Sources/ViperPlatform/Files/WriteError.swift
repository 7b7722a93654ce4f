/// The error of a file that could not be written; its earlier content is unchanged.
package struct WriteError: Error, Equatable, CustomStringConvertible {
  package var path: String
  package var reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  package var description: String { "cannot write '\(path)': \(reason)" }
}
