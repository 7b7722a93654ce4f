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

  /// The roots, and the dialect that was learned for them.
  struct Found: Sendable {
    var roots: [Root]
    var learned: LearnedDialect?
  }

  /// - Parameters:
  ///   - load: reads a learned dialect; nil for a run that learns none.
  ///   - external: the usages of types of frameworks.
  func find(learning load: (@Sendable (LearnedDialect) -> Dialect?)? = nil, _ external: [ExternalUsage] = []) -> Found {
    let drafts = codebase.roots.indices.map { isDetected ? draft(of: $0) : nil }
    let roots = zip(codebase.roots.indices, drafts).map { root($0, $1) }
    guard let load, dialects.pins.all.isEmpty, let learned = learnUnfitting(from: drafts.compactMap(\.self), external),
      let dialect = load(learned)
    else { return Found(roots: roots) }
    return Found(
      roots: codebase.roots.indices.map { root($0, draft(of: $0, learned: dialect), learned: dialect) }, learned: learned)
  }

  /// The dialect of the modules that no built-in one fits; nil where those are fewer than the others, or too few.
  private func learnUnfitting(from drafts: [Draft], _ external: [ExternalUsage]) -> LearnedDialect? {
    let fitting = drafts.map(\.fitting)
    let count = fitting.reduce(0) { $0 + $1.count }
    let screens = drafts.reduce(0) { $0 + max($1.survey.all(.controller).count, $1.rankings.count) }
    guard count * 2 < screens else { return nil }
    let outcome = learn(named: "learned", from: drafts, external) { presenter, root in !fitting[root].contains(presenter) }
    return outcome.dialects.first.flatMap { $0.moduleCount > count ? $0 : nil }
  }

  /// Whether dialects are detected: not where one is pinned for everything.
  private var isDetected: Bool { dialects.pins.dialect == nil || dialects.pins.singlesOut }

  /// What names and wiring say about a root before its dialects are chosen.
  private struct Draft {
    var survey: PartSurvey
    var detector: DialectDetector
    /// By module.
    var rankings: [[ModuleDetection.Score]]
    var verdict: ArchitectureVerdict
    var gate: ArchitectureGate

    /// The presenters of modules for which a dialect reaches the threshold.
    var fitting: Set<TypeSymbol.ID> {
      Set(
        zip(detector.classification.modules, rankings).compactMap { module, ranking in
          ranking.first.map { $0.value >= RootDetection.threshold } == true ? module.presenter : nil
        })
    }
  }

  /// - Parameter learned: a dialect whose names count, too, and whose signs are looked for.
  private func draft(of root: Int, learned: Dialect? = nil) -> Draft {
    let builtIns = dialects.builtIns
    let names = learned.map { naming(in: root).naming(with: [$0]) } ?? naming(in: root)
    let draft = classification(of: root, by: names, isDraft: !builtIns.contains(where: \.looksForEntities))
    let survey = PartSurvey(
      codebase: codebase, ancestry: ancestry, usages: usages, types: types[root],
      nominated: learned == nil ? [:] : Self.parts(of: draft, in: codebase))
    let detector = DialectDetector(codebase: codebase, ancestry: ancestry, root: root, classification: draft, usages: usages)
    let rankings = RootDetection.rankings(detector, among: builtIns + [learned].compactMap(\.self), threads: threads)
    let votes = ArchitectureVotes(survey, needsNoInteractor: Set(presenters(draft, rankings)).contains).all
    let verdict = ArchitectureVerdict(survey, votes, root: root, folders: folders)
    return Draft(
      survey: survey, detector: detector, rankings: rankings, verdict: verdict,
      gate: ArchitectureGate(verdict, votes, survey, among: builtIns))
  }

  /// The parts that a draft recognises, for a dialect whose names say nothing to the linter.
  private static func parts(of draft: RootClassification, in codebase: Codebase) -> [TypeSymbol.ID: PartKind] {
    let kinds: [Role: PartKind] = [.presenter: .presenter, .interactor: .interactor, .wireframe: .router, .assembly: .assembly]
    let parts = draft.assignments.entries.compactMap { type, assignment in
      codebase.types[type].isProtocol ? nil : kinds[assignment.role].map { (type, $0) }
    }
    return Dictionary(uniqueKeysWithValues: parts)
  }

  /// Mines dialects from all modules that may be VIPER.
  func learn(named name: String, _ external: [ExternalUsage]) -> LearningOutcome {
    learn(named: name, from: codebase.roots.indices.map { draft(of: $0) }, external) { _, _ in true }
  }

  private func learn(
    named name: String, from drafts: [Draft], _ external: [ExternalUsage], admits: (TypeSymbol.ID, _ root: Int) -> Bool
  ) -> LearningOutcome {
    var outcome = DialectLearner(drafts.map(\.survey), external, base: dialects.base).dialects(named: name) { presenter in
      let root = codebase.types[presenter].root
      return drafts[root].gate.mayBeViper(presenter) && admits(presenter, root)
    }
    outcome.otherArchitectures = drafts.flatMap { $0.verdict.groups.filter { $0.architecture != .viper && !$0.isTrivial } }
    return outcome
  }

  /// - Parameter draft: nil where one dialect is pinned for everything.
  private func root(_ root: Int, _ draft: Draft?, learned: Dialect? = nil) -> Root {
    let (pins, builtIns, base) = dialects
    var detection = RootDetection(pinned: pins.dialect ?? base)
    let groups: [ArchitectureGroup]
    if let draft {
      detection = RootDetection(
        draft.detector, draft.rankings, among: builtIns, base: base, pins: pins, gate: draft.gate, learned: learned)
      detection.place(files(of: root), by: draft.gate, pins, in: codebase)
      groups = draft.verdict.groups
    } else {
      let survey = PartSurvey(codebase: codebase, ancestry: ancestry, usages: usages, types: types[root])
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
