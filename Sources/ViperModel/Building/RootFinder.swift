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
    (self.usages, (folders, types, targets)) = WorkerThreads.both(threads: threads) {
      UsageIndex(usages, in: codebase)
    } _: {
      (Folders(codebase.files), RootTypes.all(in: codebase), Targets(codebase))
    }
  }

  func find() -> [Root] { codebase.roots.indices.map(root) }

  private func root(_ root: Int) -> Root {
    let (pins, builtIns, base) = dialects
    var detection = RootDetection(pinned: pins.dialect ?? base)
    let survey = PartSurvey(codebase: codebase, ancestry: ancestry, usages: usages, types: types[root], roles: setRoles)
    let set = SetArchitectures(pins.architectures, root: root, in: codebase)
    let verdict: ArchitectureVerdict
    if pins.dialect == nil || pins.singlesOut || scoresPinned {
      let draft = classifier(of: root, by: naming(in: root), isDraft: !builtIns.contains(where: \.looksForEntities)).classify()
      let detector = DialectDetector(codebase: codebase, ancestry: ancestry, root: root, classification: draft, usages: usages)
      let rankings = RootDetection.rankings(detector, among: builtIns, threads: threads)
      let votes = ArchitectureVotes(survey, needsNoInteractor: Set(presenters(draft, rankings)).contains).all
      verdict = ArchitectureVerdict(survey, votes, root: root, folders: folders, set: set)
      let gate = ArchitectureGate(verdict, votes, survey, among: builtIns)
      detection = RootDetection(detector, rankings, among: builtIns, base: base, pins: pins, gate: gate)
      detection.place(files(of: root), by: gate, pins, in: codebase)
    } else {
      verdict = ArchitectureVerdict(survey, ArchitectureVotes(survey).all, root: root, folders: folders, set: set)
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
    let candidates = Candidates(of: types[root], in: codebase, ancestry, dialect, roles: setRoles, threads: threads)
    let scope = RootScope(
      codebase: codebase, ancestry: ancestry, folders: folders, targets: targets, usages: usages, root: root, types: types[root],
      dialect: dialect, isPinned: dialects.pins.dialect != nil, isDraft: isDraft, setRoles: setRoles)
    return RootClassifier(candidates, in: scope)
  }
}
