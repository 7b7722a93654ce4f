internal import OrderedCollections
import ViperFacts
internal import ViperLinking
internal import ViperPlatform
internal import ViperText

/// Runs detection and classification for each root.
struct RootFinder: Sendable {
  struct Root: Sendable {
    var classification: RootClassification
    var detection: RootDetection
    var dialect: RootDialect
  }

  private let codebase: Codebase
  private let ancestry: Ancestry
  private let dialects: (pins: DialectPins, builtIns: [Dialect], base: Dialect)
  private let threads: Int
  private let usages: UsageIndex
  private let folders: Folders
  private let targets: Targets
  /// By root.
  private let types: [RootTypes]

  init(
    _ codebase: Codebase, _ ancestry: Ancestry, _ usages: [TypeUsage],
    dialects: (pins: DialectPins, builtIns: [Dialect], base: Dialect), threads: Int
  ) {
    self.codebase = codebase
    self.ancestry = ancestry
    self.dialects = dialects
    self.threads = threads
    (self.usages, (folders, types, targets)) = WorkerThreads.both(threads: threads) {
      UsageIndex(usages, in: codebase)
    } _: {
      (Folders(codebase.files), RootTypes.all(in: codebase), Targets(codebase))
    }
  }

  func find() -> [Root] { codebase.roots.indices.map(root) }

  /// What names and wiring say about a root before its dialects are chosen.
  private struct Draft {
    var survey: PartSurvey
    var detector: DialectDetector
    /// By module.
    var rankings: [[ModuleDetection.Score]]
    var verdict: ArchitectureVerdict
    var gate: ArchitectureGate
  }

  private func draft(of root: Int) -> Draft {
    let builtIns = dialects.builtIns
    let survey = survey(of: root)
    let draft = classification(of: root, by: naming(in: root), isDraft: !builtIns.contains(where: \.looksForEntities))
    let detector = DialectDetector(codebase: codebase, ancestry: ancestry, root: root, classification: draft, usages: usages)
    let rankings = RootDetection.rankings(detector, among: builtIns, threads: threads)
    let votes = ArchitectureVotes(survey, needsNoInteractor: Set(presenters(draft, rankings)).contains).all
    let verdict = ArchitectureVerdict(survey, votes, root: root, folders: folders)
    return Draft(
      survey: survey, detector: detector, rankings: rankings, verdict: verdict,
      gate: ArchitectureGate(verdict, votes, survey, among: builtIns))
  }

  private func survey(of root: Int) -> PartSurvey {
    PartSurvey(codebase: codebase, ancestry: ancestry, usages: usages, types: types[root])
  }

  /// Mines dialects from all modules that may be VIPER.
  func learn(named name: String, _ external: [ExternalUsage]) -> LearningOutcome {
    let drafts = codebase.roots.indices.map(draft)
    var outcome = DialectLearner(drafts.map(\.survey), external, base: dialects.base).dialects(named: name) { presenter in
      drafts[codebase.types[presenter].root].gate.mayBeViper(presenter)
    }
    outcome.otherArchitectures = drafts.flatMap { $0.verdict.groups.filter { $0.architecture != .viper && !$0.isTrivial } }
    return outcome
  }

  private func root(_ root: Int) -> Root {
    let (pins, builtIns, base) = dialects
    var detection = RootDetection(pinned: pins.dialect ?? base)
    let groups: [ArchitectureGroup]
    if pins.dialect == nil || pins.singlesOut {
      let draft = draft(of: root)
      detection = RootDetection(
        draft.detector, draft.rankings, among: builtIns, base: base, pins: pins, gate: draft.gate)
      detection.place(files(of: root), by: draft.gate, pins, in: codebase)
      groups = draft.verdict.groups
    } else {
      let survey = survey(of: root)
      groups = ArchitectureVerdict(survey, ArchitectureVotes(survey).all, root: root, folders: folders).groups
    }
    let result = classification(of: root, by: detection.dialect.naming(with: detection.otherDialects), isDraft: false)
    let dialect = RootDialectBuilder(
      codebase: codebase, root: root, result: result, detection: detection, isPinned: pins.dialect != nil, architectures: groups
    ).build()
    return Root(classification: result, detection: detection, dialect: dialect)
  }

  /// The files of a root.
  private func files(of root: Int) -> [Int32] {
    codebase.files.indices.compactMap { codebase.files[$0].root == root ? Int32($0) : nil }
  }

  /// The presenters whose modules fit a dialect that requires no interactor.
  private func presenters(_ draft: RootClassification, _ rankings: [[ModuleDetection.Score]]) -> [TypeSymbol.ID] {
    let free = Set(
      dialects.builtIns.filter { $0.architecture == .viper && $0.roles[.interactor]?.isRequired == false }.map(\.name))
    return zip(draft.modules, rankings).compactMap { module, ranking in
      guard let best = ranking.first, best.value >= RootDetection.threshold, free.contains(best.dialect) else { return nil }
      return module.presenter
    }
  }

  /// The naming rules for the first classification, before dialects are detected: the base dialect's, and those of dialects
  /// pinned to paths in the root.
  private func naming(in root: Int) -> Dialect {
    let pins = dialects.pins.paths.filter { pin in
      codebase.files.contains { file in file.root == root && pin.patterns.contains { $0.matches(file: file.source.path) } }
    }
    return pins.isEmpty ? dialects.base : dialects.base.naming(with: pins.map(\.dialect))
  }

  private func classification(of root: Int, by dialect: Dialect, isDraft: Bool) -> RootClassification {
    let candidates = Candidates(of: types[root], in: codebase, ancestry, dialect, threads: threads)
    let scope = RootScope(
      codebase: codebase, ancestry: ancestry, folders: folders, targets: targets, usages: usages, root: root, types: types[root],
      dialect: dialect, isPinned: dialects.pins.dialect != nil, isDraft: isDraft)
    return RootClassifier(candidates, in: scope).classify()
  }
}
