package import ViperModel
import ViperText

/// Numbers of findings by severity.
package struct SeverityCounts: Sendable, Equatable {
  package var errors: Int
  package var warnings: Int
  package var infos: Int

  package init(errors: Int = 0, warnings: Int = 0, infos: Int = 0) {
    (self.errors, self.warnings, self.infos) = (errors, warnings, infos)
  }

  package var total: Int { errors + warnings + infos }

  package subscript(severity: Severity) -> Int {
    get {
      switch severity {
      case .error: errors
      case .warning: warnings
      case .info: infos
      }
    }
    set {
      switch severity {
      case .error: errors = newValue
      case .warning: warnings = newValue
      case .info: infos = newValue
      }
    }
  }

  /// `7 findings (2 errors, 4 warnings)`, or `2 errors` if there is one severity only.
  package var text: String {
    let parts = Severity.worstFirst.filter { self[$0] > 0 }.map { counted(self[$0], $0.rawValue) }
    if parts.count == 1 { return parts[0] }
    let named = parts.dropLast(infos > 0 ? 1 : 0).joined(separator: ", ")
    return counted(total, "finding") + (named.isEmpty ? "" : " (\(named))")
  }
}
