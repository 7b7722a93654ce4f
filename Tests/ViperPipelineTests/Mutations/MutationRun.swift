import Foundation
import ViperFacts
import ViperPipeline
import ViperRules
import ViperTestSupport

/// What the linter says of a mutant.
struct MutationRun: Sendable {
  /// What `--fix` makes of it.
  enum Fix: String, Sendable {
    /// No finding has an edit that surely compiles.
    case none
    /// The sample, byte for byte.
    case restores
    /// Other code without findings.
    case settles
    /// Code with findings left.
    case leaves
  }

  /// A finding without its message.
  struct Report: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The rule with its case.
    var rule: String
    var alsoRules: [String]
    var file: String
    var line: Int

    init(_ finding: Finding) {
      rule = finding.rule + (finding.case.map { ".\($0)" } ?? "")
      (alsoRules, file, line) = (finding.alsoRules.sorted(), finding.range.file, finding.range.line)
    }

    var description: String {
      "\(rule)\(alsoRules.isEmpty ? "" : " (\(alsoRules.joined(separator: ", ")))") \(file):\(line)"
    }

    static func < (a: Self, b: Self) -> Bool {
      (a.file, a.line, a.rule, a.description) < (b.file, b.line, b.rule, b.description)
    }
  }

  let reports: [Report]
  let fix: Fix

  /// - Parameter known: the fingerprints of the findings that the sample has itself.
  init(_ mutant: Mutant, of sample: CleanSample, known: Set<String>, cache: CacheChoice?, scratch: ScratchFolder) throws {
    var options = AnalysisOptions(testing: [sample.folder], in: sample.folder)
    (options.threads, options.cache, options.makesEdits) = (1, cache, true)
    let texts = mutant.texts(in: sample)
    for (file, text) in texts { options.edited["\(sample.folder)/\(file)"] = Array(text.utf8) }
    if let baseline = mutant.baseline {
      // Entries are about the folder of their baseline, so the code is copied beside it.
      let copy = "\(scratch.path)/accepted-\(sample.name)"
      try FileManager.default.copyItem(atPath: sample.folder, toPath: copy)
      (options.paths, options.basePath, options.workingDirectory) = ([copy], copy, copy)
      options.baseline = .file(try scratch.write(baseline, to: "accepted-\(sample.name)/baseline"))
    }
    if let configuration = mutant.configuration {
      options.configuration = .file(try scratch.write(configuration, to: "lint-\(sample.name).yml"))
    }
    let report = try Analysis(options).report
    let found = report.findings.filter { $0.disposition == .new && !known.contains($0.fingerprint) }
    reports = found.map(Report.init).sorted()
    fix = found.contains { !$0.edits.isEmpty } ? try Self.fix(options, texts, sample, known) : .none
  }

  private static func fix(_ options: AnalysisOptions, _ texts: [String: String], _ sample: CleanSample, _ known: Set<String>)
    throws -> Fix
  {
    let run = try FixRun(LintOptions(analysis: options), FixChoices(isDry: true))
    guard !run.contents.isEmpty else { return .none }
    let fixed = texts.merging(
      run.contents.map { (String($0.key.dropFirst(sample.folder.count + 1)), String(decoding: $0.value, as: UTF8.self)) }
    ) { $1 }
    if fixed.allSatisfy({ $0.value == sample.files[$0.key]?.lines.joined(separator: "\n") }) { return .restores }
    var after = options
    (after.edited, after.makesEdits) = (options.edited.merging(run.contents) { $1 }, false)
    let left = try Analysis(after).report.findings
    return left.contains { $0.disposition == .new && !known.contains($0.fingerprint) } ? .leaves : .settles
  }
}
