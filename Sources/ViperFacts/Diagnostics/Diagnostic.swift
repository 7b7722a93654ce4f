/// The severity of a diagnostic.
package enum DiagnosticSeverity: String, Sendable {
  case error, warning, note
  /// A note on what holds in every run over the same code; a run says it where it is asked to.
  case background
}

/// A problem of the run as opposed to a finding: an unreadable file, a mistake in a configuration, code that does not parse.
package struct Diagnostic: Hashable, Sendable {
  package var severity: DiagnosticSeverity
  /// In lower case, without a final stop; a remedy follows after a semicolon.
  package var message: String
  package var file: String?
  /// 1-based.
  package var line: Int?
  /// 1-based, in bytes; nil where the line is about the whole.
  package var column: Int?
  /// Whether the analysis is incomplete because of it; the run then exits with 3.
  package var makesRunIncomplete: Bool

  package init(
    _ severity: DiagnosticSeverity, _ message: String, file: String? = nil, line: Int? = nil, column: Int? = nil,
    makesRunIncomplete: Bool = false
  ) {
    self.severity = severity
    self.message = message
    self.file = file
    self.line = line
    self.column = column
    self.makesRunIncomplete = makesRunIncomplete
  }
}

extension [Diagnostic] {
  /// What a run says: what holds in every run is left out, or a note like others.
  package func said(withBackground isAsked: Bool) -> [Diagnostic] {
    compactMap { diagnostic in
      guard diagnostic.severity == .background else { return diagnostic }
      var note = diagnostic
      note.severity = .note
      return isAsked ? note : nil
    }
  }
}
