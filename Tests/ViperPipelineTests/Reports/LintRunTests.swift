import Foundation
import Testing
import ViperModel
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
