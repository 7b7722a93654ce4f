package import ViperModel

/// The lowest severity of a new finding that fails a run.
package enum FailingSeverity: String, Sendable, CaseIterable {
  case error, warning, info, never

  package func includes(_ severity: Severity) -> Bool {
    switch self {
    case .error: severity >= .error
    case .warning: severity >= .warning
    case .info: true
    case .never: false
    }
  }
}
