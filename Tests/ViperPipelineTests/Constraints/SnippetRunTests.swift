import Testing

@testable import ViperPipeline

/// `constraints test`.
struct SnippetRunTests {
  private func run(_ configuration: String, files: [String: String] = [:], _ names: [String] = []) throws -> SnippetRun {
    let project = try ConfiguredProject([".viper-lint.yml": configuration].merging(files) { $1 })
    return try SnippetRun(AnalysisOptions(testing: ["."], in: project.path), files: names)
  }

  /// A constraint that keeps the interactors out of views.
  private func constraints(fails: String, passes: String) -> String {
    """
    constraints:
      - name: views-are-plain
        reason: r
        forbidden: {from: {role: view}, to: {role: interactor}}
        fails: ['\(fails)']
        passes:
          - '\(passes)'
      - {name: other, reason: r, acyclic: module}
    """
  }

  private static let wrong =
    "class AViewController: UIViewController { let i = AInteractor() }; class AInteractor {}; class APresenter {}"
  private static let right = "class AViewController: UIViewController {}; class AInteractor {}; class APresenter {}"

  @Test func snippetsAreAsStated() throws {
    let run = try run(constraints(fails: Self.wrong, passes: Self.right))
    #expect(run.status == .clean)
    #expect(run.text == "2 snippets of 1 constraint as stated; 1 constraint without a snippet\n")
  }

  @Test func mismatchesHaveTheirLine() throws {
    let run = try run(constraints(fails: Self.right, passes: Self.wrong))
    #expect(run.status == .findings)
    let lines = run.text.split(separator: "\n").map(String.init)
    #expect(
      lines[0]
        == ".viper-lint.yml:5: error: 'fails[0]' of 'views-are-plain' must have a finding of it, but has none; 'from' selects 1 type, 'to' selects 1 type"
    )
    #expect(
      lines[1].hasPrefix(
        ".viper-lint.yml:7: error: 'passes[0]' of 'views-are-plain' must have no finding of it, but has 1: Snippet.swift:1: view 'AViewController' refers to"
      ), "\(lines)")
    #expect(lines[2] == "2 of 2 snippets of 1 constraint not as stated; 1 constraint without a snippet")
  }

  @Test(arguments: ["class A {", "let a = \(String(repeating: "[", count: 3000))"])
  func codeThatCannotBeReadIsAMismatch(_ code: String) throws {
    let run = try run(constraints(fails: Self.wrong, passes: code))
    #expect(run.status == .findings)
    #expect(
      run.text.hasPrefix(".viper-lint.yml:7: error: 'passes[0]' of 'views-are-plain' cannot be read: Snippet.swift:"),
      "\(run.text)")
  }

  @Test func filesOfASnippetHavePathsAndTests() throws {
    let run = try run(
      """
      constraints:
        - name: core-is-low
          reason: r
          layers: [{path: App/**}, {path: Core/**}]
          fails: |
            // file: App/A.swift
            class A {}
            // file: Core/B.swift
            class B { let a = A() }
          passes:
            - |
              // file: App/A.swift
              class A { let b = B() }
              // file: Core/B.swift
              class B {}
        - name: tested
          reason: r
          counterpart: {each: "*Presenter", has: "*PresenterTests"}
          fails: class APresenter {}
          passes:
            - |
              class APresenter {}
              // file: APresenterTests.swift
              import XCTest
              class APresenterTests: XCTestCase {}
            - |
              class APresenter {}
              // file: AppTests/APresenterTests.swift
              class APresenterTests {}

      """)
    #expect(run.text == "5 snippets of 2 constraints as stated\n")
  }

  @Test func filesAreTestedInPlaceOfTheConfiguration() throws {
    let run = try run(
      constraints(fails: Self.right, passes: Self.wrong),
      files: ["rules/a.yml": constraints(fails: Self.wrong, passes: Self.right)], ["rules/a.yml"])
    #expect(run.status == .clean, "\(run.text)")
    let failing = try self.run(
      "", files: ["rules/a.yml": constraints(fails: Self.right, passes: Self.right)], ["rules/a.yml"])
    #expect(failing.text.hasPrefix("rules/a.yml:5: error: "), "\(failing.text)")
  }

  @Test(arguments: [
    ("constraints: [{name: a, reason: r, acyclic: module}]", "error: no constraint has a snippet to test"),
    ("", "error: there is no constraint to test"),
    ("constraints: [{name: a, reason: r, acyclic: modul}]", "did you mean 'module'?"),
  ])
  func withoutSnippetsIsWrongUsage(_ configuration: String, _ message: String) throws {
    let error = try #require(throws: UsageError.self) { try run(configuration) }
    #expect(error.text.contains(message), "\(error.text)")
  }

  @Test func settingsOfTheConfigurationApply() throws {
    let run = try run(
      """
      dialect: infinum
      roles: {Oracle: service}
      rules: {no-oracle: off}
      constraints:
        - {name: no-oracle, reason: r, forbidden: {from: {name: A}, to: {role: service}}, fails: "class A { let o = Oracle() }; class Oracle {}"}
      """)
    #expect(run.status == .clean, "\(run.text)")
  }
}
