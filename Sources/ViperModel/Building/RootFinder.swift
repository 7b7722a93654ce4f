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
    /// Nil unless it is asked for.
    var explanation: ModelExplanation.Root?
  }

  private let codebase: Codebase
  private let ancestry: Ancestry
  private let dialects: (pins: DialectPins, builtIns: [Dialect], base: Dialect)
  /// Whether modules with a pinned dialect are scored too.
  private let scoresPinned: Bool
  private let threads: Int
  private let setRoles: SetRoles
  /// Whether what the verdicts rest on is kept for `explain`.
  private let isExplained: Bool
  private let usages: UsageIndex
  private let folders: Folders
  private let targets: Targets
  private let namespaced: NamespacedNames
  private let pools: RootPools
  /// By root.
  private let types: [RootTypes]

  init(
    _ codebase: Codebase, _ ancestry: Ancestry, _ usages: [TypeUsage],
    dialects: (pins: DialectPins, builtIns: [Dialect], base: Dialect), setRoles: SetRoles, scoresPinned: Bool,
    isExplained: Bool, threads: Int
  ) {
    self.setRoles = setRoles
    self.isExplained = isExplained
    self.codebase = codebase
    self.ancestry = ancestry
    self.dialects = dialects
    self.scoresPinned = scoresPinned
    self.threads = threads
    pools = RootPools(codebase, ancestry, usages)
    (self.usages, (folders, types, targets, namespaced)) = WorkerThreads.both(threads: threads) {
      UsageIndex(usages, in: codebase)
    } _: {
      (Folders(codebase.files), RootTypes.all(in: codebase), Targets(codebase), NamespacedNames(codebase))
    }
  }

  func find() -> [Root] {
    let drafts = codebase.roots.indices.map(draft)
    return codebase.roots.indices.map { root($0, drafts) }
  }

  /// What a root shows by itself, before the verdicts on it.
  private struct Draft {
    var survey: PartSurvey
    var votes: [ArchitectureVote]
    /// Nil if the dialect is pinned.
    var detector: DialectDetector?
    /// By module of the detector.
    var rankings: [[ModuleDetection.Score]] = []
  }

  private func draft(of root: Int) -> Draft {
    let (pins, builtIns, _) = dialects
    let survey = PartSurvey(codebase: codebase, ancestry: ancestry, usages: usages, types: types[root], roles: setRoles)
    guard pins.dialect == nil || pins.singlesOut || scoresPinned else {
      return Draft(survey: survey, votes: ArchitectureVotes(survey).all)
    }
    let draft = classifier(of: root, by: naming(in: root), isDraft: !builtIns.contains(where: \.looksForEntities)).classify()
    let detector = DialectDetector(
      codebase: codebase, ancestry: ancestry, root: root, classification: draft, usages: usages, namespaced: namespaced)
    let rankings = RootDetection.rankings(detector, among: builtIns, threads: threads)
    let votes = ArchitectureVotes(survey, needsNoInteractor: Set(presenters(draft, rankings)).contains).all
    return Draft(survey: survey, votes: votes, detector: detector, rankings: rankings)
  }

  private func root(_ root: Int, _ drafts: [Draft]) -> Root {
    let (pins, builtIns, base) = dialects
    let (draft, pool) = (drafts[root], pools[root].map { drafts[$0] })
    let set = SetArchitectures(pins.architectures, root: root, in: codebase)
    let verdict = ArchitectureVerdict(
      draft.survey, draft.votes, root: root, folders: folders, set: set, around: pool.count > 1 ? pool.flatMap(\.votes) : [])
    var detection = RootDetection(pinned: pins.dialect ?? base)
    if let detector = draft.detector {
      let gate = ArchitectureGate(verdict, draft.votes, draft.survey, among: builtIns)
      detection = RootDetection(
        detector, draft.rankings, around: pool.flatMap(\.rankings), among: builtIns, base: base, pins: pins, gate: gate)
      detection.place(files(of: root), by: gate, pins, in: codebase)
    }
    let classifier = classifier(of: root, by: detection.dialect.naming(with: detection.otherDialects), isDraft: false)
    let result = classifier.classify()
    let dialect = RootDialectBuilder(
      codebase: codebase, root: root, result: result, detection: detection, isPinned: pins.dialect != nil,
      architectures: verdict.groups
    ).build()
    let explanation = ModelExplanation.Root(
      evidence: classifier.evidence, named: classifier.named, classification: result, architectures: verdict)
    return Root(
      classification: result, detection: detection, dialect: dialect, explanation: isExplained ? explanation : nil)
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
    let pinned = pins.map(\.dialect) + (scoresPinned ? [dialects.pins.dialect].compactMap(\.self) : [])
    return pinned.isEmpty ? dialects.base : dialects.base.naming(with: pinned)
  }

  private func classifier(of root: Int, by dialect: Dialect, isDraft: Bool) -> RootClassifier {
    let candidates = Candidates(of: types[root], in: codebase, ancestry, namespaced, dialect, roles: setRoles, threads: threads)
    let scope = RootScope(
      codebase: codebase, ancestry: ancestry, folders: folders, targets: targets, usages: usages, namespaced: namespaced,
      root: root, types: types[root], dialect: dialect, isPinned: dialects.pins.dialect != nil, isDraft: isDraft,
      setRoles: setRoles)
    return RootClassifier(candidates, in: scope)
  }
}
