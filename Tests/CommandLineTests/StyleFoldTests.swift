import Foundation
import Testing
import ViperTestSupport

/// A rule of style that most modules break: one line for people, every finding for programs.
struct StyleFoldTests {
  private static let rule = "interactor-imports-uikit"
  private static let line =
    "9 of 9 modules break '\(rule)' (9 findings); if that is your team's style, set 'rules: {\(rule): off}'"

  /// Nine modules whose interactors' files import UIKit for a helper, and nothing else to report.
  private func repository() throws -> Repository {
    let repository = try Repository()
    try repository.write("dialect: infinum\n", to: ".viper-lint.yml")
    for name in ["Login", "Home", "News", "Profile", "Search", "Cart", "Orders", "Help", "Legal"] {
      try repository.writeModule(name, isFixed: true)
      try repository.write(
        "import UIKit\nfinal class \(name)Interactor {}\nfinal class \(name)Palette { var image: UIImage? }\n",
        to: "\(name)Interactor.swift")
      try repository.write(
        """
        import UIKit
        final class \(name)ViewController: UIViewController, \(name)ViewInterface { var presenter: \(name)PresenterInterface! }

        """, to: "\(name)View.swift")
    }
    return repository
  }

  private func findings(_ repository: Repository) throws -> [[String: Any]] {
    let output = try repository.lint("--reporter", "json").output
    let document = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let findings = try #require(document?["findings"] as? [[String: Any]])
    return findings.filter { $0["rule"] as? String == Self.rule }
  }

  @Test(arguments: ["text", "markdown", "html"]) func isOneLineForPeople(_ reporter: String) throws {
    let output = try repository().lint("--reporter", reporter).output
      .replacing("&#39;", with: "'").replacing("&apos;", with: "'").replacing("`", with: "'").replacing("\\", with: "")
    #expect(output.ranges(of: "9 of 9 modules break").count == 1, "\(output)")
    #expect(
      reporter != "text"
        || output.contains(Self.line) && output.contains("'--reporter json' lists")
          && !output.contains("LoginInteractor.swift:1"),
      "\(output)")
  }

  @Test func programsGetEveryFinding() throws {
    let found = try findings(repository())
    #expect(found.count == 9 && found.allSatisfy { $0["folded"] as? Bool == true })
  }

  @Test func eightModulesOfWhichHalfBreakItAreNotFolded() throws {
    let repository = try repository()
    try repository.write("final class NewsInteractor {}\n", to: "NewsInteractor.swift")
    for name in ["Login", "Home", "Cart", "Help"] {
      try repository.write("final class \(name)Interactor {}\n", to: "\(name)Interactor.swift")
    }
    let found = try findings(repository)
    #expect(found.count == 4 && found.allSatisfy { $0["folded"] as? Bool != true })
  }

  @Test func statusAndBaselineKnowEveryFinding() throws {
    let repository = try repository()
    #expect(try repository.lint("--strict").status == 1)
    let written = try repository.lint("baseline", "write")
    #expect(written.output.contains("9 entries"), "\(written.output)\(written.errors)")
    let accepted = try repository.lint("--strict")
    #expect(accepted.status == 0 && !accepted.output.contains("modules break"), "\(accepted.output)")
    try repository.write("dialect: infinum\nrules: {\(Self.rule): off}\n", to: ".viper-lint.yml")
    #expect(try repository.lint("--strict", "--no-baseline").status == 0, "the remedy that the line names")
  }
}
