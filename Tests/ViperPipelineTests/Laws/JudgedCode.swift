import Foundation
import ViperFacts
import ViperModel
import ViperPipeline
import ViperRules
import ViperTestSupport

/// Swift code by its path, and what is said about it: for laws on what may change a verdict.
struct JudgedCode {
  var files: [String: String]

  init(_ files: [String: String] = [:]) { self.files = files }

  /// A sample, such as `infinum/Broken`, below a folder.
  init(sample: String, in folder: String = "") throws {
    let root = "\(ScratchFolder.samples)/\(sample)"
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    files = [:]
    for name in names where [".swift", ".storyboard", ".xib", ".yml"].contains(where: name.hasSuffix) {
      files[folder.isEmpty ? name : "\(folder)/\(name)"] = try String(contentsOfFile: "\(root)/\(name)", encoding: .utf8)
    }
  }

  /// A finding with all that a report says of it.
  struct Verdict: Hashable, Comparable, CustomStringConvertible {
    var file: String
    var line: Int
    var rule: String
    var severity: Severity
    var text: String
    /// Not where it rests on a protocol's only conformer, which another one unsettles.
    var isCertain = true

    var description: String { "\(file):\(line) \(severity.rawValue) \(rule): \(text)" }

    static func < (a: Self, b: Self) -> Bool { a.description < b.description }
  }

  /// The verdicts on the files that a test is about, sorted.
  func verdicts(on isJudged: (String) -> Bool = { _ in true }) throws -> [Verdict] {
    let folder = try ScratchFolder()
    for (name, code) in files { try folder.write(code, to: name) }
    var options = AnalysisOptions(paths: ["."], basePath: folder.path, toolVersion: "test")
    options.workingDirectory = folder.path
    options.isIsolated = true
    return try Analysis(options).report.findings.filter { isJudged($0.range.file) }.map { finding in
      let notes = finding.notes.map { "\($0.range.file):\($0.range.line) \($0.message)" }
      return Verdict(
        file: finding.range.file, line: finding.range.line, rule: finding.rule, severity: finding.severity,
        text: ([finding.message] + finding.alsoRules + notes).joined(separator: " | "), isCertain: finding.certainty == .sure)
    }.sorted()
  }

  /// The verdicts that a change adds to the untouched code, or takes from it.
  ///
  /// - Parameter ignoringText: whether a message may differ, as where it counts.
  func changed(ignoringText: Bool = false, by change: (inout JudgedCode) throws -> Void) throws -> [Verdict] {
    var other = self
    try change(&other)
    let own = Set(files.keys)
    func compared(_ verdicts: [Verdict]) -> Set<Verdict> {
      Set(
        verdicts.map { verdict in
          var verdict = verdict
          if ignoringText { verdict.text = "" }
          return verdict
        })
    }
    return try Array(compared(verdicts()).symmetricDifference(compared(other.verdicts(on: own.contains)))).sorted()
  }
}
