import ViperConfiguration
internal import ViperFacts
internal import ViperPlatform
internal import ViperRules
internal import ViperText

/// A lint run that makes the edits of its findings first, or shows them.
package struct FixRun: Sendable {
  /// The lint of the result; nil where nothing was changed on purpose.
  package let run: LintRun?
  /// The changes as a unified diff, where they are only shown.
  package let diff: String
  /// The fixes to write, in an order in which the code compiles after each.
  package let writes: [FileChange]
  /// The messages about what was fixed and what was not, for standard error.
  package let remarks: [String]
  package let status: RunStatus

  /// - Throws: `UsageError` as `LintRun` does, and for rules without edits; `OutputError` if a file cannot be written, nor those
  ///   restored that belong to the same fix.
  package init(_ options: LintOptions, _ choices: FixChoices) throws {
    let plan = try Self.plan(options, choices)
    let (fixes, search) = try Self.search(plan, choices)
    let files = EditedFiles(fixes, originals: search.originals)
    if choices.isDry {
      (run, writes) = (nil, Self.writes(fixes, search.originals))
      diff = files.changes.map { UnifiedDiff(of: $0.name, from: $0.before, to: $0.after).text }.joined()
      remarks = Self.remarks(fixes, files, search, verb: "would fix")
      status = RunStatus(
        search.after, failing: options.failing ?? plan.configuration.failing ?? .error, onUnjudged: options.failsOnUnjudged)
      return
    }
    var written = search
    let result = try FixedFiles(fixes, originals: search.originals)
    written.leftOut += result.leftOut
    let run = try LintRun(options)
    let changes = EditedFiles(result.kept, originals: search.originals)
    (self.run, diff, writes) = (run, "", Self.writes(result.kept, search.originals))
    status = result.isIncomplete ? .incomplete : run.status
    remarks = Self.remarks(result.kept, changes, written, verb: "fixed")
  }

  private static func writes(_ fixes: [Fix], _ originals: [String: OriginalFile]) -> [FileChange] {
    Fix.groups(fixes).flatMap { EditedFiles($0, originals: originals).writes }
  }

  /// The new content of each file, by absolute path.
  package var contents: [String: [UInt8]] {
    Dictionary(writes.map { ($0.path, $0.after) }, uniquingKeysWith: { $1 })
  }

  private static func plan(_ options: LintOptions, _ choices: FixChoices) throws(UsageError) -> AnalysisPlan {
    var plan = try AnalysisPlan(options.analysis)
    plan.options.makesEdits = true
    // Trials lint nearly the same files.
    plan.options.known = plan.options.known ?? KnownFacts()
    // Conflicting outputs are reported before any file is changed.
    if !choices.isDry { _ = try OutputPlan(options, plan.configuration, protected: plan.protectedFiles) }
    let lookup = RuleLookup(plan.configuration.constraints)
    let mistakes = choices.rules.compactMap { choices.mistake(in: $0, lookup) }
    guard mistakes.isEmpty else { throw UsageError(mistakes.map { Diagnostic(.error, $0) }) }
    return plan
  }

  // MARK: search

  private struct Search {
    var originals: [String: OriginalFile] = [:]
    var leftOut: [LeftOutFix] = []
    var after: LintReport
  }

  /// The fixes that cause no other finding.
  private static func search(_ plan: AnalysisPlan, _ choices: FixChoices) throws(UsageError) -> ([Fix], Search) {
    let analysis = try Analysis(plan)
    let wanted = analysis.report.findings.filter { $0.disposition == .new && $0.repair != nil && choices.include($0) }
    var search = Search(
      leftOut: wanted.filter(\.edits.isEmpty).map { LeftOutFix(finding: $0, reason: .unsure) }, after: analysis.report)
    let area = FixArea(plan.options, analysis.part)
    var fixes: [Fix] = []
    for finding in wanted where !finding.edits.isEmpty {
      let fix = Fix(finding: finding)
      if let reason = fix.files.sorted().lazy.compactMap(area.obstacle).first {
        search.leftOut.append(LeftOutFix(finding: finding, reason: reason))
      } else {
        fixes.append(fix)
      }
    }
    let (compatible, clashing) = EditedFiles.compatible(fixes)
    search.leftOut += clashing.map {
      LeftOutFix(finding: $0.finding, reason: LeftOutFix.Reason("another edit changes the same text; run again"))
    }
    search.originals = analysis.originals
    var options = plan.options
    options.makesEdits = false
    var trial = FixTrial(options, originals: search.originals, before: analysis.report)
    let kept = try trial.kept(compatible)
    search.leftOut += trial.leftOut
    search.after = trial.after
    search.leftOut += trial.after.findings.filter { $0.disposition == .new && $0.repair == nil && choices.include($0) }.map {
      LeftOutFix(finding: $0, reason: .manual)
    }
    return (kept, search)
  }

  private static func remarks(_ fixes: [Fix], _ files: EditedFiles, _ search: Search, verb: String) -> [String] {
    ["\(verb) \(counted(fixes.count, "finding")) in \(counted(files.changes.count, "file"))"]
      + LeftOutFix.lines(of: search.leftOut)
  }
}
