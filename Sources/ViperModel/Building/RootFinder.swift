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
    var explanation: NeighbourhoodExplanation.Root?
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

  /// The roots, and what came of learning a dialect for them.
  struct Found: Sendable {
    var roots: [Root]
    var learning: LearningVerdict?
  }

  /// - Parameters:
  ///   - load: reads the file of a learned dialect; nil for a run that learns none.
  ///   - name: the name of that dialect.
  ///   - external: the usages of types of frameworks.
  func find(
    learning load: (@Sendable (String) -> Dialect?)? = nil, as name: String = LearnedDialect.nameInRun(0),
    _ external: [ExternalUsage] = []
  ) -> Found {
    let drafts = codebase.roots.indices.map { draft(of: $0) }
    let verdict = load == nil || !dialects.pins.all.isEmpty ? nil : learnUnfitting(named: name, from: drafts, external)
    guard case .learned(let text, _)? = verdict, let dialect = load?(text) else {
      return Found(roots: codebase.roots.indices.map { root($0, drafts) }, learning: verdict)
    }
    let again = codebase.roots.indices.map { draft(of: $0, learned: dialect) }
    if let objection = LearnedFit(before: drafts.map(\.classification), after: again.map(\.classification)).objection {
      return Found(roots: codebase.roots.indices.map { root($0, drafts) }, learning: .refused(objection))
    }
    return Found(roots: codebase.roots.indices.map { root($0, again, learned: dialect) }, learning: verdict)
  }

  /// What a root shows by itself, before the verdicts on it.
  private struct Draft {
    var survey: PartSurvey
    var votes: [ArchitectureVote]
    /// Nil if the dialect is pinned.
    var detector: DialectDetector?
    /// By module of the detector.
    var rankings: [[ModuleDetection.Score]] = []

    var classification: RootClassification { detector?.classification ?? RootClassification(survey.types) }

    /// The presenters of modules for which a dialect reaches the threshold.
    var fitting: Set<TypeSymbol.ID> {
      let modules = detector?.classification.modules ?? []
      return Set(
        zip(modules, rankings).compactMap { module, ranking in
          ranking.first.map { $0.value >= RootDetection.threshold } == true ? module.presenter : nil
        })
    }
  }

  /// - Parameter learned: a dialect whose names count, too, and whose signs are looked for.
  private func draft(of root: Int, learned: Dialect? = nil) -> Draft {
    let (pins, builtIns, _) = dialects
    guard pins.dialect == nil || pins.singlesOut || scoresPinned else {
      let survey = survey(of: root)
      return Draft(survey: survey, votes: ArchitectureVotes(survey).all)
    }
    let names = learned.map { naming(in: root).naming(with: [$0]) } ?? naming(in: root)
    let (draft, byNames) = WorkerThreads.both(threads: threads) {
      classifier(of: root, by: names, isDraft: !builtIns.contains(where: \.looksForEntities)).classify()
    } _: {
      learned == nil ? self.survey(of: root) : nil
    }
    let survey = byNames ?? self.survey(of: root, nominated: Self.parts(of: draft, in: codebase))
    let detector = DialectDetector(
      codebase: codebase, ancestry: ancestry, root: root, classification: draft, usages: usages, namespaced: namespaced)
    let rankings = RootDetection.rankings(detector, among: builtIns + [learned].compactMap(\.self), threads: threads)
    let votes = ArchitectureVotes(survey, needsNoInteractor: Set(presenters(draft, rankings)).contains).all
    return Draft(survey: survey, votes: votes, detector: detector, rankings: rankings)
  }

  private func survey(of root: Int, nominated: [TypeSymbol.ID: PartKind] = [:]) -> PartSurvey {
    PartSurvey(
      codebase: codebase, ancestry: ancestry, usages: usages, types: types[root], roles: setRoles, nominated: nominated)
  }

  /// The parts that a draft recognises, for a dialect whose names say nothing to the linter.
  private static func parts(of draft: RootClassification, in codebase: Codebase) -> [TypeSymbol.ID: PartKind] {
    let kinds: [Role: PartKind] = [.presenter: .presenter, .interactor: .interactor, .wireframe: .router, .assembly: .assembly]
    let parts = draft.assignments.entries.compactMap { type, assignment in
      codebase.types[type].isProtocol ? nil : kinds[assignment.role].map { (type, $0) }
    }
    return Dictionary(uniqueKeysWithValues: parts)
  }

  private func verdict(on root: Int, _ drafts: [Draft]) -> ArchitectureVerdict {
    let pool = pools[root].map { drafts[$0] }
    return ArchitectureVerdict(
      drafts[root].survey, drafts[root].votes, root: root, folders: folders,
      set: SetArchitectures(dialects.pins.architectures, root: root, in: codebase),
      around: pool.count > 1 ? pool.flatMap(\.votes) : [])
  }

  /// - Parameter learned: a dialect for the modules that no other one fits.
  private func root(_ root: Int, _ drafts: [Draft], learned: Dialect? = nil) -> Root {
    let (pins, builtIns, base) = dialects
    let (draft, pool) = (drafts[root], pools[root].map { drafts[$0] })
    let verdict = verdict(on: root, drafts)
    var detection = RootDetection(pinned: pins.dialect ?? base)
    if let detector = draft.detector {
      let gate = ArchitectureGate(verdict, draft.votes, draft.survey, among: builtIns)
      detection = RootDetection(
        detector, draft.rankings, around: pool.flatMap(\.rankings), among: builtIns, base: base, pins: pins, gate: gate,
        learned: learned)
      detection.place(files(of: root), by: gate, pins, in: codebase)
    }
    // A learned dialect has the names of most modules; the others keep those that the linter knows.
    let others = detection.otherDialects + (learned == nil ? [] : [base])
    let classifier = classifier(of: root, by: detection.dialect.naming(with: others), isDraft: false)
    let result = classifier.classify()
    let dialect = RootDialectBuilder(
      codebase: codebase, root: root, result: result, detection: detection, isPinned: pins.dialect != nil,
      named: classifier.named, architectures: verdict.groups
    ).build()
    let explanation = NeighbourhoodExplanation.Root(
      evidence: classifier.evidence, named: classifier.named, classification: result, architectures: verdict)
    return Root(
      classification: result, detection: detection, dialect: dialect, explanation: isExplained ? explanation : nil)
  }

  // MARK: learning

  /// Mines dialects from all modules that may be VIPER.
  func learn(named name: String, _ external: [ExternalUsage]) -> LearningOutcome {
    learn(named: name, from: codebase.roots.indices.map { draft(of: $0) }, external) { _, _ in true }
  }

  /// The dialect of the modules that no built-in one fits; nil where those are fewer than the others.
  private func learnUnfitting(named name: String, from drafts: [Draft], _ external: [ExternalUsage]) -> LearningVerdict? {
    let fitting = drafts.map(\.fitting)
    let count = fitting.reduce(0) { $0 + $1.count }
    let screens = drafts.reduce(0) { $0 + max($1.survey.all(.controller).count, $1.rankings.count) }
    guard count * 2 < screens else { return nil }
    let outcome = learn(named: name, from: drafts, external) { presenter, root in
      !fitting[root].contains(presenter)
    }
    guard let learned = outcome.dialects.first else { return .refused(outcome.objections.first ?? outcome.shortage) }
    guard learned.moduleCount > count else { return nil }
    return .learned(text: LearnedDialectText.text(of: learned, extending: dialects.base), moduleCount: learned.moduleCount)
  }

  private func learn(
    named name: String, from drafts: [Draft], _ external: [ExternalUsage], admits: (TypeSymbol.ID, _ root: Int) -> Bool
  ) -> LearningOutcome {
    let verdicts = drafts.indices.map { verdict(on: $0, drafts) }
    let gates = zip(drafts, verdicts).map { ArchitectureGate($1, $0.votes, $0.survey, among: dialects.builtIns) }
    var outcome = DialectLearner(drafts.map(\.survey), external, base: dialects.base).dialects(named: name) { presenter in
      let root = codebase.types[presenter].root
      return gates[root].mayBeViper(presenter) && admits(presenter, root)
    } known: {
      drafts[codebase.types[$0].root].classification.role(of: $0)
    }
    outcome.otherArchitectures = verdicts.flatMap { $0.groups.filter { $0.architecture != .viper && !$0.isTrivial } }
    return outcome
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
