import ViperReporting

extension UsageError {
  /// Its diagnostics for standard error, one a line: `path:line: error: message`.
  package var text: String { diagnostics.map { $0.text + "\n" }.joined() }
}
