internal import OrderedCollections
internal import ViperConfiguration
internal import ViperFacts
internal import ViperModel
internal import ViperRules

/// Findings after comments have suppressed some of them, and the baseline has accepted some.
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
  /// What `match` counts: the findings without those about the baseline itself.
  private(set) var matched: [Finding] = []

  /// - Parameters:
  ///   - found: as the rules found them.
  ///   - isComplete: whether everything could be read; if not, entries that match nothing are not called stale.
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
    if let file { accept(file, isComplete: isComplete) }
    findings = Fingerprint.stamped(findings)
  }

  var policies: Policies { Policies(configuration.policies, registry: .builtIn, today: options.today) }

  private mutating func suppress() {
    guard reading.facts.indices.contains(where: { !reading.facts[$0].1.suppressions.isEmpty }) else { return }
    let dialects = Dictionary(model.dialects.map { ($0.root, $0.dialect) }, uniquingKeysWith: { first, _ in first })
    let all = Array(dialects.values) + Array(model.dialectsByName.values)
    let roles = Set(Role.all + all.flatMap { Array($0.roles.keys) }).sorted()
    let isJudged = judgedRoots
    let suppressions = Suppressions(registry: .builtIn, roles: roles, requiresReason: configuration.requiresSuppressionReason) {
      [settings] rule, file in
      if rule == UnusedSuppression.id, !isJudged.contains(file.root) { return nil }
      if let level = settings.level(of: rule, case: nil, in: file.name) { return level.severity }
      if let set = dialects[file.root]?.severities[rule] { return set }
      return RuleRegistry.builtIn.defaultSeverity(of: rule)
    }
    findings = sorted(suppressions.applied(to: findings, in: reading.facts))
  }

  /// The roots that were read as a whole, or in which there was something to lint: in a part without a module nothing is
  /// reported, so that no comment could be of use.
  private var judgedRoots: Set<String> {
    let read = readPaths
    let judged = model.dialects.filter { root in
      if root.moduleCount > 0 { return true }
      let folder = FolderPath(root.root, in: options.basePath)
      return read.contains { $0.contains(folder) }
    }
    return Set(judged.map(\.root))
  }

  private var readPaths: [FolderPath] { reading.paths.map { FolderPath($0, in: options.workingDirectory) } }

  private mutating func accept(_ file: BaselineFile, isComplete: Bool) {
    guard file.baseline != nil || options.writesBaseline else { return }
    let read = readPaths
    let match = BaselineMatch(findings, file.baseline ?? Baseline(), policies, root: file.root) {
      isComplete && file.isCovered($0, by: read)
    }
    diagnostics += match.endings(findings) + match.surpluses(findings)
    self.match = match
    findings = match.applied(to: findings)
    if options.writesBaseline { matched = Fingerprint.stamped(findings) }
    if let severity = staleSeverity(in: file), !match.stale.isEmpty {
      findings = sorted(findings + match.staleFindings(in: file.name, severity: severity))
    }
  }

  /// The baseline's own setting says it closest.
  private func staleSeverity(in file: BaselineFile) -> Severity? {
    let rule = StaleBaselineEntry.id
    if let level = configuration.baseline?.stale ?? settings.level(of: rule, case: nil, in: file.name) { return level.severity }
    return RuleRegistry.builtIn.defaultSeverity(of: rule)
  }

  /// By place and rule; what was in order stays so.
  private func sorted(_ findings: [Finding]) -> [Finding] {
    findings.enumerated().sorted { a, b in
      if a.element.range != b.element.range { return a.element.range < b.element.range }
      return (a.element.rule, a.offset) < (b.element.rule, b.offset)
    }.map(\.element)
  }
}
