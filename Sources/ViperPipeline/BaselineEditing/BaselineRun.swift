internal import ViperFacts
internal import ViperModel
internal import ViperReporting
internal import ViperRules
internal import ViperText

/// `viper-lint baseline`: the findings of a code base, compared with what its baseline accepts.
package struct BaselineRun {
  private let analysis: Analysis
  private let file: BaselineFile
  private let match: BaselineMatch

  /// - Throws: `UsageError` as `Analysis` does, and if the baseline is disabled.
  package init(_ options: AnalysisOptions) throws(UsageError) {
    var options = options
    options.writesBaseline = true
    analysis = try Analysis(options)
    guard let file = analysis.baselineFile, let match = analysis.dispositions.match else {
      throw UsageError([Diagnostic(.error, "this command needs a baseline; name one with '--baseline'")])
    }
    self.file = file
    self.match = match
  }

  private var findings: [Finding] { analysis.dispositions.matched }
  private var policies: Policies { analysis.dispositions.policies }

  // MARK: changing it

  /// Creates the file, or updates it, adding new findings if asked to; returns a summary.
  package func write(adds: Bool) throws -> String { try update(adds || file.baseline == nil ? .grow : .shrink) }

  /// Drops entries that match nothing; returns a summary.
  package func prune() throws -> String {
    guard file.baseline != nil else {
      throw UsageError([Diagnostic(.error, "the baseline '\(file.name)' does not exist; 'viper-lint baseline write' creates it")])
    }
    return try update(.prune)
  }

  private func update(_ kind: BaselineUpdate.Kind) throws -> String {
    guard analysis.report.isComplete else {
      let reasons = analysis.report.diagnostics.filter(\.makesRunIncomplete).map(\.text).joined(separator: "\n")
      throw OutputError("the baseline was not changed, because the analysis is incomplete:\n\(reasons)")
    }
    let update = BaselineUpdate(kind, findings, match, before: file.baseline, policies, root: file.root)
    try file.write(Baseline(update.entries))
    return BaselineUpdateText(update, file: file.name).text
  }

  // MARK: looking at it

  /// One line for each new finding and each stale entry.
  package func difference() -> (text: String, status: RunStatus) {
    let new = findings.filter { $0.disposition == .new && !RuleRegistry.builtIn.isAboutAcceptance($0.rule) }
    let lines =
      new.map { "+ \($0.range.file):\($0.range.line): \($0.message) [\($0.rule)] \($0.fingerprint)" }
      + match.stale.map { "- \(file.name):\($0.number): \(BaselineEntryText.summary(of: $0.entry))" }
    let status: RunStatus = !analysis.report.isComplete ? .incomplete : lines.isEmpty ? .clean : .findings
    return (lines.map { $0.printableLine + "\n" }.joined(), status)
  }

  /// - Parameter wanted: the line number, fingerprint or words of an entry; nil for all entries.
  /// - Throws: `UsageError` if no entry matches.
  package func explanation(of wanted: String?) throws(UsageError) -> String {
    let lines = (file.baseline?.lines ?? []).sorted { $0.entry.identity < $1.entry.identity }
    let texts = lines.compactMap { line -> String? in
      let pair = match.pairs.first { $0.line.number == line.number }
      let text = BaselineEntryText(
        line, file: file.name, finding: pair.map { findings[$0.finding] },
        isUnknown: match.unknown.contains { $0.number == line.number },
        policy: policies.policy(for: line.entry.identity.rule))
      return wanted.map(text.fits) ?? true ? text.text : nil
    }
    if let wanted, texts.isEmpty {
      throw UsageError([
        Diagnostic(.error, "no entry of '\(file.name)' matches '\(wanted)'; give its line, rule or component")
      ])
    }
    return texts.isEmpty ? "no entries in '\(file.name.visible)'\n" : texts.joined(separator: "\n")
  }
}
