package import ViperFacts
package import ViperYAML

/// Everything that is wrong with a dialect's file, in the order of its lines.
package struct DialectError: Error, Equatable {
  package var diagnostics: [Diagnostic]

  package init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  package init(_ mistakes: [YamlMistake]) {
    diagnostics = mistakes.map { Diagnostic(.error, $0.message, file: $0.file, line: $0.line) }
  }

  /// For the log of a file that names this dialect: each is an error.
  package var mistakes: [YamlMistake] { diagnostics.map { YamlMistake($0.message, file: $0.file, line: $0.line) } }
}
