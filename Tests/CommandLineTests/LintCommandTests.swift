import Foundation
import Testing
import ViperTestSupport

/// The linter on the package's own samples, as a user runs it.
struct LintCommandTests {
  private static let samples = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Samples")

  private static func roots(_ name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: samples.path).sorted()
      .map { samples.appendingPathComponent($0).appendingPathComponent(name).path }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }

  @Test func cleanSamplesAreClean() throws {
    for root in try Self.roots("Clean") {
      let outcome = try Executable.viperLint.run(["--strict", root])
      #expect(outcome.status == 0, "\(outcome.output)")
      #expect(outcome.errors == "")
    }
  }

  @Test func brokenSamplesFail() throws {
    for root in try Self.roots("Broken") {
      let outcome = try Executable.viperLint.run(["--color", "never", root])
      #expect(outcome.status == 1, "\(outcome.output)")
      #expect(outcome.output.contains(": error: "))
      #expect(!outcome.output.contains("\u{1B}"))
    }
  }

  @Test func pathsAreRelativeToTheBasePathAndAbsoluteForXcode() throws {
    let root = try #require(try Self.roots("Broken").first)
    let json = try Executable.viperLint.run(["--reporter", "json", "--base-path", root, root])
    let document = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let files = try #require(document["findings"] as? [[String: Any]]).compactMap { $0["file"] as? String }
    #expect(!files.isEmpty)
    #expect(files.allSatisfy { FileManager.default.fileExists(atPath: "\(root)/\($0)") })

    let xcode = try Executable.viperLint.run(["--reporter", "xcode", "--base-path", root, root]).output
    #expect(xcode.split(separator: "\n").filter { $0.contains(".swift:") }.allSatisfy { $0.hasPrefix(root + "/") })
  }

  @Test func whatIsNotThereIsAUsageError() throws {
    for arguments in [["/no/such/path"], ["--", "-no-such-path"], ["--dialect", "no-such-dialect", Self.samples.path]] {
      let outcome = try Executable.viperLint.run(arguments)
      #expect(outcome.status == 2, "\(arguments)")
      #expect(outcome.output == "")
      #expect(outcome.errors.contains("error: "))
    }
  }

  @Test func aFolderWithoutSwiftFilesIsAUsageError() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try Executable.viperLint.run([folder.path]).status == 2)
  }

  @Test func everyListedRuleIsExplained() throws {
    let rules = try Executable.viperLint.run(["rules"]).output.split(separator: "\n").map(String.init)
    #expect(rules == Array(Set(rules)).sorted())
    #expect(rules.contains("retain-cycle"))
    for rule in Set([rules.first, rules.last, "retain-cycle"].compactMap(\.self)) {
      let outcome = try Executable.viperLint.run(["explain", "rule", rule])
      #expect(outcome.status == 0)
      #expect(outcome.output.hasPrefix(rule + "\n"))
    }
  }

  @Test func theLongListHasSeveritiesAndSummaries() throws {
    let plain = try Executable.viperLint.run(["rules"]).output.split(separator: "\n")
    let long = try Executable.viperLint.run(["rules", "--long"]).output.split(separator: "\n").map(String.init)
    let ids = long.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }.compactMap { $0.split(separator: " ").first }
    #expect(ids == ["rule"] + plain)
    #expect(long.contains { $0.contains(/retain-cycle +error\S* +\w/) })
  }

  @Test func onlySomeRulesAreReported() throws {
    let folder = "\(ScratchFolder.samples)/configurator/Broken"
    let outcome = try Executable.viperLint.run(["--only", "retain-cycle", "--no-cache", "--counts", folder])
    #expect(outcome.output.contains("retain-cycle") && !outcome.output.contains("view-references"), "\(outcome.output)")
    let other = try Executable.viperLint.run(["--only", "missing-component", "--no-cache", folder])
    #expect(other.status == 0, "\(other.output)")
    let unknown = try Executable.viperLint.run(["--only", "retain-cycel", folder])
    #expect(unknown.status == 2 && unknown.errors.contains("did you mean 'retain-cycle'?"), "\(unknown.errors)")
  }

  @Test func codeThatNobodyJudgedFailsOnRequest() throws {
    let folder = try ScratchFolder()
    try folder.write("final class LonelyPresenter {}\n", to: "Lonely.swift")
    #expect(try Executable.viperLint.run([folder.path]).status == 0)
    let outcome = try Executable.viperLint.run(["--fail-on-unjudged", folder.path])
    #expect(
      outcome.status == 1 && outcome.output.contains("Not checked: 1 type named like a presenter, but part of no module"),
      "\(outcome.output)")
  }

  @Test func anUnknownRuleHasNeighbours() throws {
    let outcome = try Executable.viperLint.run(["explain", "rule", "retain-cycel"])
    #expect(outcome.status == 2)
    #expect(outcome.errors == "error: there is no rule 'retain-cycel'; did you mean 'retain-cycle'?\n")
  }
}
