internal import OrderedCollections
internal import ViperConfiguration
internal import ViperFacts
internal import ViperModel
internal import ViperPlatform
internal import ViperRules

/// The findings after suppression comments and the baseline were applied.
struct FindingDispositions {
  private let reading: SourceReading
  private let model: CodeModel
  private let configuration: Configuration
  private let settings: RuleSettings
  private let file: BaselineFile?
  private let options: AnalysisOptions

  private(set) var findings: [Finding]
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var match: BaselineMatch?
  /// The findings that `match` indexes: all but those about the baseline itself. Empty unless the baseline is to be written.
  private(set) var matched: [Finding] = []

  /// - Parameters:
  ///   - found: the findings of the rules, one for each place.
  ///   - isComplete: whether everything could be read; if not, unmatched entries are not reported as stale.
  init(
    of found: [Finding], in reading: SourceReading, model: CodeModel, configuration: Configuration, settings: RuleSettings,
    baseline file: BaselineFile?, options: AnalysisOptions, isComplete: Bool
  ) {
    self.reading = reading
    self.model = model
    self.configuration = configuration
    self.settings = settings
    self.file = file
    self.options = options
    findings = Fingerprint.located(found, in: reading.facts)
    suppress()
    findings = findings.folded()
    if let file { accept(file, isComplete: isComplete) }
    findings = Fingerprint.stamped(findings)
  }

  private var registry: RuleRegistry { .builtIn.including(configuration.constraints) }

  var policies: Policies { Policies(configuration.policies, registry: registry, today: options.today) }

  private mutating func suppress() {
    guard reading.facts.indices.contains(where: { !reading.facts[$0].1.suppressions.isEmpty }) else { return }
    let dialects = Dictionary(model.dialects.map { ($0.root, $0.dialect) }, uniquingKeysWith: { first, _ in first })
    let all = Array(dialects.values) + Array(model.dialectsByName.values)
    let roles = Set(Role.all + all.flatMap { Array($0.roles.keys) }).sorted()
    let isJudged = judgedRoots
    let suppressions = Suppressions(registry: registry, roles: roles, requiresReason: configuration.requiresSuppressionReason) {
      [settings, registry] rule, file in
      if rule == UnusedSuppression.id, !isJudged.contains(file.root) { return nil }
      if let setting = settings.severity(of: rule, case: nil, in: file.name) { return setting.severity }
      if let set = dialects[file.root]?.severities[rule] { return set }
      return registry.defaultSeverity(of: rule)
    }
    findings = suppressions.applied(to: findings, in: reading.facts).sortedByPlace
  }

  /// The roots whose unused suppressions can be reported: those read as a whole, or with modules. In a part without modules,
  /// or in code that is not VIPER, nothing is reported, so every suppression would look unused.
  private var judgedRoots: Set<String> {
    let read = reading.wholePaths.map { AbsolutePath($0, in: options.workingDirectory) }
    let judged = model.dialects.filter { root in
      if root.judgedCount > 0 { return true }
      if root.isOfAnotherArchitecture { return false }
      let folder = AbsolutePath(root.root, in: options.basePath)
      return read.contains { $0.contains(folder) }
    }
    return Set(judged.map(\.root))
  }

  private mutating func accept(_ file: BaselineFile, isComplete: Bool) {
    guard file.baseline != nil || options.writesBaseline else { return }
    // Entries name no file, so those of a root that is reported only in part cannot be called stale.
    let read = reading.paths.map { AbsolutePath($0, in: options.workingDirectory) }
    if options.writesBaseline, let part = reading.part { findings = part.findings(among: findings) }
    let match = BaselineMatch(findings, file.baseline ?? Baseline(), policies, root: file.root) {
      isComplete && file.isCovered($0, by: read)
    }
    diagnostics += match.endings(findings) + match.surpluses(findings)
    self.match = match
    findings = match.applied(to: findings)
    if options.writesBaseline { matched = Fingerprint.stamped(findings) }
    if let severity = staleSeverity(in: file), !match.stale.isEmpty {
      findings = (findings + match.staleFindings(in: file.name, severity: severity)).sortedByPlace
    }
  }

  /// The severity of stale entries; the baseline setting takes precedence over the rules.
  private func staleSeverity(in file: BaselineFile) -> Severity? {
    let rule = StaleBaselineEntry.id
    if let setting = configuration.baseline?.stale ?? settings.severity(of: rule, case: nil, in: file.name) {
      return setting.severity
    }
    return registry.defaultSeverity(of: rule)
  }
}
