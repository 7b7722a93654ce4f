package import ViperFacts
internal import ViperReporting

/// Wrong usage or configuration: nothing was analysed, and the run exits with 2.
package struct UsageError: Error {
  package var diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// The diagnostics for standard error, one a line: `path:line: error: message`.
  package var text: String { diagnostics.map { $0.text + "\n" }.joined() }
}

/// An output that could not be written, for example because of a closed pipe or a full disk: the run exits with 3.
package struct OutputError: Error {
  package let message: String
  /// Whether the reader has closed its end of the pipe.
  package let isClosedPipe: Bool

  package init(_ message: String, isClosedPipe: Bool = false) {
    self.message = message
    self.isClosedPipe = isClosedPipe
  }
}
