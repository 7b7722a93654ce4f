package import ViperConfiguration
internal import ViperFacts
package import ViperModel
package import ViperRules

/// The outcome of a run: the code model, the findings, and the inputs that produced them.
package struct Analysis: Sendable {
  /// The model to report: the whole, or the part in the named paths.
  package var model: CodeModel
  /// The model of all code that was read.
  package let whole: CodeModel
  package var report: LintReport
  /// The analysed paths: the options' own, or those recorded in their indexes.
  package let paths: [String]
  /// The evidence for the verdicts; nil unless the options ask for it.
  let explanation: ModelExplanation?
  /// The project's settings.
  package let configuration: Configuration
  /// The findings with their dispositions, before the report was limited to a scope.
  let dispositions: FindingDispositions
  let baselineFile: BaselineFile?
  /// What the constraints select; nil for a run without an inventory.
  let constraints: ConstraintEngine?
  /// The files that edits of findings change, by printed path.
  let originals: [String: OriginalFile]
  /// The named part of the code; nil for all of it.
  let part: CodePart?

  package var graph: ComponentGraph { model.graph }

  /// Runs the stages in order: find and read (or load indexes), link, evaluate and classify, apply rules, apply suppressions and
  /// baseline, report.
  ///
  /// - Throws: `UsageError` for a path that does not exist, or if there is no Swift file at all.
  package init(_ plan: AnalysisPlan) throws(UsageError) {
    let sources = try plan.find()
    let reading = plan.read(sources)
    let (whole, explanation, cacheFailure) = plan.model(of: reading)
    let model = reading.part?.model(of: whole) ?? whole
    let settings = plan.ruleSettings(for: reading)
    var constraints = plan.constraints(in: whole, reading)
    let findings = plan.findings(in: whole, constraints: &constraints, settings: settings)
    let diagnostics = plan.diagnostics(
      about: reading, whole: whole, model: model, constraints: &constraints, cacheFailure: cacheFailure)
    let dispositions = plan.dispositions(
      of: findings, in: reading, model: whole, settings: settings, isComplete: !diagnostics.contains(where: \.makesRunIncomplete))
    var report = plan.report(dispositions, diagnostics: diagnostics, of: reading, whole: whole, model: model)
    originals = plan.addEdits(to: &report.findings, in: reading)
    (self.model, self.whole, self.report, self.dispositions) = (model, whole, report, dispositions)
    (self.explanation, self.constraints) = (explanation, constraints)
    (paths, part) = (reading.paths, reading.part)
    (configuration, baselineFile) = (plan.configuration, plan.baseline)
  }

  /// - Throws: `UsageError` as `AnalysisPlan` does, and as the designated initializer does.
  package init(_ options: AnalysisOptions) throws(UsageError) { try self.init(AnalysisPlan(options)) }
}
