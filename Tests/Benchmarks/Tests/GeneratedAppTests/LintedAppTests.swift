import Foundation
import GeneratedApp
import Testing

/// What viper-lint says about a generated app: without it the figures would be about code that no one has.
@Suite(.enabled(if: ViperLint.program != nil, "build viper-lint first, or say where it is with VIPER_LINT"))
struct LintedAppTests {
  private struct Report: Decodable {
    struct Finding: Decodable {
      var rule: String
    }
    struct Diagnostic: Decodable {
      var message: String
    }
    struct Summary: Decodable {
      var files: Int
      var modules: Int
    }
    var findings: [Finding]
    var diagnostics: [Diagnostic]
    var summary: Summary
  }

  @Test func reportsThePlantedMistakesAndNothingElse() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = GeneratedApp(modules: 60)
    try app.write(to: folder)
    let report = try JSONDecoder().decode(Report.self, from: ViperLint.report(on: folder))
    #expect(report.findings.map(\.rule).sorted() == app.mistakes.map(\.rule).sorted())
    #expect(report.diagnostics.map(\.message) == [])
    #expect(report.summary.modules == 60)
    #expect(report.summary.files == app.files.count - 1, "all but the manifest are read")
  }
}

/// The linter that is measured, if it has been built.
enum ViperLint {
  static let program: String? = {
    let package = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let built = ["release", "debug"].map { package.appendingPathComponent(".build/\($0)/viper-lint").path }
    let named = ProcessInfo.processInfo.environment["VIPER_LINT"].map { [$0] } ?? []
    return (named + built).first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  static func report(on folder: URL) throws -> Data {
    let process = Process()
    let output = Pipe()
    process.executableURL = program.map { URL(fileURLWithPath: $0) }
    process.arguments = ["--reporter", "json", folder.path]
    process.standardOutput = output
    try process.run()
    defer { process.waitUntilExit() }
    return try output.fileHandleForReading.readToEnd() ?? Data()
  }
}
