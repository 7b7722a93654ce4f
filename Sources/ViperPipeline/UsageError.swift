package import ViperFacts

/// Wrong usage or configuration: nothing was analysed, and the run exits with 2.
package struct UsageError: Error {
  package var diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
