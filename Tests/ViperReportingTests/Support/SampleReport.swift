import ViperFacts
import ViperLinking
import ViperModel
import ViperReporting
import ViperRules

/// A report with one of everything that a reporter has to show.
enum SampleReport {
  static let interactor = """
    import Foundation

    final class LoginInteractor {
    \tvar presenter: LoginPresenter?
      let view: LoginViewInterface
    }
    """

  static let report = LintReport(
    toolVersion: "1.2.3", isComplete: false, fileCount: 12, moduleCount: 1, componentCount: 5,
    findings: [cycle, reference, suppressed, baselined, info],
    diagnostics: [
      Diagnostic(.error, "cannot be read: permission denied", file: "App/Locked.swift", makesRunIncomplete: true),
      Diagnostic(.warning, "expected '}' to end class", file: "App/Login/LoginView.swift", line: 40),
      Diagnostic(.note, "no dialect is a good match; judged by 'viper'"),
    ],
    roots: [
      LintReport.DialectShare(root: "App", dialect: "infinum", choice: .detected(score: 0.926), modules: 1),
      LintReport.DialectShare(root: "Old", dialect: "viper", choice: .pinned, modules: 0),
    ])

  static var context: ReportContext {
    var excerpts = SourceExcerpts()
    excerpts.add([4, 5], of: "App/Login/LoginInteractor.swift", from: interactor.utf8)
    return ReportContext(
      excerpts: excerpts, basePath: "/base", duration: .milliseconds(1_234),
      origin: ReportContext.Origin(project: "Shop", day: "2027-01-31", revision: "1a2b3c4 on main"),
      owners: CodeOwners("App/Login/ @login", top: "/base"))
  }

  private static var cycle: Finding {
    var finding = strong
    // An insertion, and a change over the end of a line in a file that is not at hand.
    finding.edits = [
      Edit(
        range: SourceRange(file: "App/Login/LoginInteractor.swift", line: 4, column: 2, endLine: 4, endColumn: 2),
        bytes: 50..<50, text: "weak "),
      Edit(
        range: SourceRange(file: "App/Login/LoginPresenter.swift", line: 1, column: 1, endLine: 2, endColumn: 1), bytes: 0..<13,
        text: ""),
    ]
    return finding
  }

  private static let strong = finding(
    "retain-cycle", .error, "'LoginInteractor.presenter' closes a retain cycle; declare it weak",
    at: SourceRange(file: "App/Login/LoginInteractor.swift", line: 4, column: 6, endLine: 4, endColumn: 32),
    target: "LoginPresenter", property: "presenter", strength: .strong, alsoRules: ["interactor-strong-presenter"],
    notes: [
      Finding.Note(
        range: SourceRange(file: "App/Login/LoginPresenter.swift", line: 9, column: 3, endLine: 9, endColumn: 20),
        message: "'LoginPresenter.interactor' holds 'LoginInteractor' strongly")
    ])

  private static let reference = finding(
    "interactor-references-view", .warning, "'LoginInteractor' knows its view; tell the presenter",
    at: SourceRange(file: "App/Login/LoginInteractor.swift", line: 5, column: 13, endLine: 5, endColumn: 31),
    target: "LoginViewInterface", property: "view", strength: .strong)

  private static let info = finding(
    "missing-component", .info, "'Login' has no wireframe",
    at: SourceRange(file: "/elsewhere/Login.swift", line: 1, column: 1, endLine: 1, endColumn: 6))

  private static var suppressed: Finding {
    var finding = reference
    finding.range.line = 99
    finding.range.endLine = 99
    finding.disposition = .suppressed
    finding.certainty = .sole
    finding.justification = "shown in the old screen only"
    finding.fingerprint = "0123456789abcdf3"
    return finding
  }

  private static var baselined: Finding {
    var finding = reference
    finding.range.line = 120
    finding.range.endLine = 120
    finding.disposition = .baselined
    finding.fingerprint = "0123456789abcdf4"
    return finding
  }

  static func finding(
    _ rule: String, _ severity: Severity, _ message: String, at range: SourceRange, target: String? = nil,
    property: String? = nil, strength: ReferenceStrength? = nil, alsoRules: [String] = [], notes: [Finding.Note] = []
  ) -> Finding {
    Finding(
      rule: rule, case: target.map { _ in "stored" }, severity: severity, message: message, range: range,
      module: target.map { _ in "Login" }, component: "LoginInteractor", role: .interactor, dialect: "infinum",
      target: target, property: property, strength: strength, evidence: target.map { _ in "declared" },
      alsoRules: alsoRules, notes: notes, fingerprint: "0123456789abcde\(range.line)")
  }
}
