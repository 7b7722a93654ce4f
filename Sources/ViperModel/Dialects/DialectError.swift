package import ViperFacts
package import ViperYAML

/// The mistakes of a dialect's file, in the order of lines.
package struct DialectError: Error, Equatable {
  package var diagnostics: [Diagnostic]

  package init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  package init(_ mistakes: [YamlMistake]) {
    diagnostics = mistakes.map { Diagnostic(.error, $0.message, file: $0.file, line: $0.line) }
  }

  /// The mistakes for the log of a file that refers to this dialect.
  package var mistakes: [YamlMistake] { diagnostics.map { YamlMistake($0.message, file: $0.file, line: $0.line) } }
}
