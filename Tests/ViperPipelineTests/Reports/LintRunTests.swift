import Foundation
import Testing
import ViperModel
import ViperReporting
import ViperRules

@testable import ViperPipeline

struct LintRunTests {
  private func run(_ report: LintReport, basePath: String) -> LintRun {
    let analysis = AnalysisOptions(paths: ["."], basePath: basePath, toolVersion: "1")
    return LintRun(report, LintOptions(analysis: analysis, isBrief: true), [OutputRequest(.text)], duration: .zero)
  }

  @Test(arguments: [false, true])
  func showsTheLineOfAFinding(_ isAbsolute: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("A.swift")
    try Data("class A {\r\n  view: B\r\n}\r\n".utf8).write(to: file)

    let name = isAbsolute ? file.path : "A.swift"
    let run = run(Reports.report(with: [.error], in: name), basePath: isAbsolute ? "/" : folder.path)
    #expect(
      run.output == """
        \(name):2:3: error: message [rule]
            2 |   view: B
              |   ^~~~

        """)
    #expect(run.status == .findings)
  }

  @Test func aFileThatHasGoneHasNoExcerpt() {
    let run = run(Reports.report(with: [.warning]), basePath: "/no/such/folder")
    #expect(run.output == "A.swift:2:3: warning: message [rule]\n")
    #expect(run.status == .clean)
  }
}

struct ReportOriginTests {
  private func origin(of path: String) -> ReportContext.Origin {
    let analysis = AnalysisOptions(paths: [path], basePath: path, toolVersion: "1")
    return ReportContext.Origin(of: [path], analysis, day: "2027-01-31")
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func isNamedAfterItsOnlyProject() throws {
    try withFolder { folder in
      #expect(origin(of: folder.path).project == folder.lastPathComponent)
      for name in ["Shop.xcodeproj", "Shop.xcworkspace"] {
        try FileManager.default.createDirectory(at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
      }
      #expect(origin(of: folder.path) == ReportContext.Origin(project: "Shop", day: "2027-01-31"))
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("Other.xcworkspace"), withIntermediateDirectories: true)
      #expect(origin(of: folder.path).project == "Shop")
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("Other.xcodeproj"), withIntermediateDirectories: true)
      #expect(origin(of: folder.path).project == folder.lastPathComponent)
    }
  }

  @Test func isNamedAfterItsWorkTree() throws {
    try withFolder { folder in
      let inner = folder.appendingPathComponent("Sources/Broken")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      let git = GitCommand(folder: folder.path)
      _ = try git.run(["init", "-q", "-b", "main"])
      #expect(origin(of: inner.path).revision == nil)
      _ = try git.run([
        "-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false", "commit", "-q", "--allow-empty",
        "-m", "A",
      ])
      let found = origin(of: inner.path)
      #expect(found.project == "\(folder.lastPathComponent) · Sources/Broken")
      #expect(try #require(found.revision).wholeMatch(of: /[0-9a-f]{4,} on main/) != nil, "\(found)")
    }
  }

  @Test(arguments: [("86400", "1970-01-02"), ("1801353600", "2027-01-31"), ("-1", nil), ("", nil), ("soon", nil)])
  func honoursTheDayOfReproducibleBuilds(_ value: String, _ day: String?) {
    #expect(RunEnvironment(["SOURCE_DATE_EPOCH": value], outputIsFile: false).day == day)
  }
}
