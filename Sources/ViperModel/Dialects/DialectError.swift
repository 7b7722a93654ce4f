package import ViperFacts

/// Everything that is wrong with a dialect's file, in the order of its lines.
package struct DialectError: Error, Equatable {
  package var diagnostics: [Diagnostic]

  package init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
