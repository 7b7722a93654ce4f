import Testing
import ViperFacts
import ViperModel
import ViperRules

/// Comments that say where a rule is off.
@Suite struct SuppressionTests {
  /// A presenter whose property closes a cycle; `#` is replaced by what precedes it, `%` by what follows it.
  static func code(before: String = "", after: String = "", head: String = "") -> String {
    """
    \(head)
    final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
    final class LoginPresenter {
    \(before)
      var view: LoginViewController? \(after)
      var other: Int = 0
    }
    final class LoginInteractor {}
    final class LoginWireframe {}

    """
  }

  static func findings(_ code: String, requiresReason: Bool = true) throws -> [String] {
    let linted = try Linted(code, dialect: "infinum", requiresReason: requiresReason)
    return linted.findings(of: "retain-cycle", "invalid-suppression", "unused-suppression").map {
      "\($0.rule) \($0.disposition.rawValue)" + ($0.justification.map { " (\($0))" } ?? "")
    }
  }

  private static let suppressed = ["retain-cycle suppressed (why)"]

  @Test(arguments: [
    code(before: "  // viper-lint:disable:next retain-cycle - why"),
    code(after: "// viper-lint:disable:this retain-cycle - why"),
    code(after: "/* viper-lint:disable:this retain-cycle - why */"),
    code(head: "// viper-lint:disable:file retain-cycle - why"),
    code(head: "// viper-lint:disable:file all - why"),
    code(before: "// viper-lint:disable retain-cycle - why", after: "\n // viper-lint:enable retain-cycle"),
    code(head: "// viper-lint:disable retain-cycle - why"),
    code(after: "\n // viper-lint:enable all", head: "// viper-lint:disable all - why"),
    code(before: "  // viper-lint:disable:next retain-cycle – why"),
    code(before: "  // viper-lint:disable:next   retain-cycle   -   why  "),
    code(before: "  // viper-lint:disable:next retain-cycle - why\n\n  // a word\n  /// A view."),
    code(before: "  // viper-lint:disable:next retain-cycle - why\n  @objc\n  @available(iOS 13, *)\n  private(set)"),
    code(before: "  // viper-lint:disable:next strong-view-reference - why"),
  ])
  func suppresses(_ code: String) throws { #expect(try Self.findings(code) == Self.suppressed, "\(code)") }

  @Test func stackedCommentsAllCount() throws {
    let code = Self.code(
      before: "// viper-lint:disable:next retain-cycle - why\n// viper-lint:disable:next weak-owner - not here")
    #expect(try Self.findings(code).sorted() == ["retain-cycle suppressed (why)", "unused-suppression new"])
  }

  @Test(arguments: [
    code(before: "  // viper-lint:disable:next retain-cycle - why\n  var first = 1"),
    code(after: "\n  // viper-lint:disable:this retain-cycle - why"),
    code(after: "\n  // viper-lint:disable retain-cycle - why"),
    code(before: "  // viper-lint:disable retain-cycle - why\n  // viper-lint:enable retain-cycle"),
    code(before: "  // viper-lint:disable:next weak-owner - why"),
  ])
  func whatMatchesNothingIsReported(_ code: String) throws {
    #expect(try Self.findings(code).sorted() == ["retain-cycle new", "unused-suppression new"], "\(code)")
  }

  @Test(arguments: [
    ("// viper-lint:", "the comment is empty"),
    ("// viper-lint:disable:previous retain-cycle - why", "there is no directive 'disable:previous'"),
    ("// viper-lint:disable:next - why", "no rule is named"),
    ("// viper-lint:disable:next retain-cycel - why", "there is no rule 'retain-cycel'; did you mean 'retain-cycle'?"),
    ("// viper-lint:disable:next retain-cycle the app - why", "put commas between rules"),
    ("// viper-lint:disable:next all - why", "'all' is allowed only after 'disable:file'"),
    ("// viper-lint:disable:next unused-suppression - why", "'unused-suppression' cannot be suppressed"),
    ("// viper-lint:enable retain-cycle", "'enable retain-cycle' follows no 'disable retain-cycle'"),
    ("// viper-lint:enable all", "'enable all' follows no 'disable'"),
  ])
  func whatIsNotUnderstoodIsReported(_ comment: String, _ message: String) throws {
    let linted = try Linted(Self.code(before: comment), dialect: "infinum")
    #expect(linted.findings(of: "retain-cycle").map(\.disposition) == [.new])
    #expect(linted.findings(of: "unused-suppression").isEmpty)
    let found = linted.findings(of: "invalid-suppression")
    #expect(found.count == 1 && found[0].message.contains(message), "\(linted)")
    #expect(found.first?.component == nil && found.first?.fingerprint.count == 16)
  }

  @Test func whatIsRightApplies() throws {
    let reasonless = Self.code(before: "// viper-lint:disable:next retain-cycle")
    #expect(try Self.findings(reasonless) == ["invalid-suppression new", "retain-cycle suppressed"])
    #expect(try Self.findings(reasonless, requiresReason: false) == ["retain-cycle suppressed"])
    let half = Self.code(before: "// viper-lint:disable:next retain-cycel, retain-cycle - why")
    #expect(try Self.findings(half) == ["invalid-suppression new", "retain-cycle suppressed (why)"])
  }

  @Test(arguments: [
    ("weak-owner, retain-cycle, missing-component", "'weak-owner' and 'missing-component' from the comment"),
    ("weak-owner, retain-cycle", "'weak-owner' from the comment"),
    ("weak-owner, retain-cycel", "'weak-owner' from the comment"),
    ("weak-owner, missing-component", "the comment"),
  ])
  func aCommentIsReportedOnceForAllItsIdleRules(rules: String, deletion: String) throws {
    let code = Self.code(before: "// viper-lint:disable:next \(rules) - why")
    let unused = try Linted(code, dialect: "infinum").findings(of: "unused-suppression")
    #expect(unused.map(\.message) == ["nothing to suppress here; delete \(deletion)"])
  }

  @Test(arguments: [
    (
      "\n// viper-lint:disable:next retain-cycle - why",
      "delete the comment, or move it to just before line 5, which has the finding"
    ),
    ("\n// viper-lint:disable:next weak-owner - why", "delete the comment"),
    ("\n\n\n\n\n// viper-lint:disable:next retain-cycle - why", "delete the comment"),
  ])
  func aCommentBelowTheLineIsToBeMoved(comment: String, remedy: String) throws {
    let unused = try Linted(Self.code(after: comment), dialect: "infinum").findings(of: "unused-suppression")
    #expect(unused.map(\.message) == ["nothing to suppress here; \(remedy)"])
  }

  @Test func aSecondBeginningOfARegionIsIdle() throws {
    let code = Self.code(before: "// viper-lint:disable retain-cycle - why\n// viper-lint:disable retain-cycle - again")
    #expect(try Self.findings(code).sorted() == ["retain-cycle suppressed (why)", "unused-suppression new"])
  }

  @Test func aCaseCanBeNamed() throws {
    let code = """
      // viper-lint:disable:next presenter-imports-uikit.unused - why
      import UIKit
      final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
      // file: P.swift
      // viper-lint:disable:next presenter-imports-uikit.unused - why
      import UIKit
      final class LoginPresenter { weak var view: LoginViewController? }
      // file: Rest.swift
      final class LoginInteractor {}
      final class LoginWireframe {}
      """
    let linted = try Linted(code, dialect: "infinum")
    #expect(linted.findings(of: "presenter-imports-uikit").map(\.disposition) == [.suppressed], "\(linted)")
    #expect(linted.findings(of: "unused-suppression").map(\.range.file) == ["Code.swift"], "\(linted)")
  }

  @Test func aModuleIsSuppressedWhereItIsReported() throws {
    let code = """
      // viper-lint:disable:file missing-component - a screen of text
      final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
      final class LoginPresenter { weak var view: LoginViewController?; let interactor = LoginInteractor() }
      final class LoginInteractor {}
      """
    let linted = try Linted(code, dialect: "infinum")
    #expect(linted.findings(of: "missing-component").map(\.disposition) == [.suppressed], "\(linted)")
    #expect(linted.findings(of: "unused-suppression").isEmpty)
  }

  @Test func dialectsSetTheirSeverities() throws {
    let code = Self.code(before: "// viper-lint:disable:next weak-owner - why\n// viper-lint:disable:next retain-cycle")
    let linted = try Linted(code, dialect: "infinum", severities: ["unused-suppression": "error", "invalid-suppression": "off"])
    #expect(linted.findings(of: "unused-suppression").map(\.severity) == [.error])
    #expect(linted.findings(of: "invalid-suppression").isEmpty)
  }

  @Test func testCodeIsNotAskedForItsComments() throws {
    let code =
      Self.code() + "// file: T.swift\nimport XCTest\n// viper-lint:disable:next retain-cycel\nfinal class LoginTests {}\n"
    #expect(try Self.findings(code) == ["retain-cycle new"])
  }
}
