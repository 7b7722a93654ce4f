internal import OrderedCollections
import ViperFacts
internal import ViperLinking
internal import ViperPlatform

/// Chooses the dialect of each module of a root.
///
/// The root's dialect is the best one for at least half of its modules. A module has its own best dialect if that reaches the
/// threshold, unless the root's fits it about as well. A module below the threshold has the root's dialect if it shows some of
/// its signs, else the base.
struct RootDetection {
  /// The lowest score for a dialect to be chosen: half of its signs.
  static let threshold = 0.5
  /// The lead that another dialect needs over the root's.
  static let margin = 0.15
  /// The lowest score at which a module follows the root's dialect.
  static let following = 0.35

  /// Fewer modules take the dialect of the code base around them, if it fits.
  static let fewest = 3
  /// The root's dialect, which also judges components without a module.
  var dialect: Dialect
  /// The dialect of most modules that are VIPER.
  private var judging: Dialect
  private(set) var byPresenter: [TypeSymbol.ID: Choice] = [:]

  /// The dialects of files whose code is judged by another one than the root's, for what belongs to no module.
  private(set) var byFile: [Int32: Dialect] = [:]

  struct Choice {
    var dialect: Dialect
    var ranking: [ModuleDetection.Score]
    var isPinned: Bool
  }

  /// A detection with one dialect for everything.
  init(pinned: Dialect) { (dialect, judging) = (pinned, pinned) }

  init(_ dialect: Dialect, _ byPresenter: [TypeSymbol.ID: Choice]) {
    (self.dialect, judging) = (dialect, dialect)
    self.byPresenter = byPresenter
  }

  /// Modules per unit of parallel work.
  private static let stretch = 8

  /// By module, its scores for all dialects.
  ///
  /// - Parameter threads: the number of threads; the result does not depend on it.
  static func rankings(_ detector: DialectDetector, among dialects: [Dialect], threads: Int) -> [[ModuleDetection.Score]] {
    let signs = DialectSigns(dialects, in: detector.codebase)
    return WorkerThreads.map(count: detector.classification.modules.count, inStepsOf: stretch, threads: threads) {
      detector.detection(of: $0, among: signs)
    }
  }

  /// - Parameters:
  ///   - rankings: by module.
  ///   - around: the rankings of all modules of the code base, which decide where the root has few.
  ///   - gate: the dialect of modules that are not VIPER.
  ///   - learned: a dialect for modules that no other one fits.
  init(
    _ detector: DialectDetector, _ rankings: [[ModuleDetection.Score]], around: [[ModuleDetection.Score]],
    among dialects: [Dialect], base: Dialect, pins: DialectPins, gate: ArchitectureGate,
    learned: Dialect? = nil
  ) {
    let modules = detector.classification.modules
    let others = modules.map { gate.dialect(of: $0.presenter) }
    let named = OrderedDictionary(uniqueKeysWithValues: dialects.map { ($0.name, $0) })
    let judged = zip(rankings, others).compactMap { $1 == nil ? $0 : nil }
    func builtIn(_ ranking: [ModuleDetection.Score]) -> [ModuleDetection.Score] {
      learned == nil ? ranking : ranking.filter { $0.dialect != learned?.name }
    }
    let shared = judged.count < Self.fewest ? Self.mostFrequent(around.map(builtIn)) : nil
    let detected = (Self.mostFrequent(judged.map(builtIn)) ?? shared).flatMap { named[$0] }
    let main = detected ?? learned.flatMap { Self.mostFrequent(judged.isEmpty ? around : judged) == $0.name ? $0 : nil } ?? base
    judging = main
    dialect = pins.dialect ?? Self.placed(modules, detector, pins) ?? gate.main ?? main
    for ((module, ranking), other) in zip(zip(modules, rankings), others) {
      let pinned = pins.dialect(ofModule: module.name, in: detector.file(of: module.presenter)) ?? pins.dialect
      let own =
        Self.choose(builtIn(ranking), root: main, named) ?? learned.flatMap { Self.fits(ranking, $0) ? $0 : nil }
        ?? Self.follow(ranking, root: main) ?? base
      byPresenter[module.presenter] = Choice(
        dialect: pinned ?? other ?? own, ranking: ranking, isPinned: pinned != nil)
    }
  }

  private static func fits(_ ranking: [ModuleDetection.Score], _ dialect: Dialect) -> Bool {
    ranking.contains { $0.dialect == dialect.name && $0.value >= threshold }
  }

  /// The dialect that is pinned for the files of all modules' presenters.
  private static func placed(_ modules: [RootClassification.Module], _ detector: DialectDetector, _ pins: DialectPins) -> Dialect?
  {
    if pins.paths.isEmpty { return nil }
    let placed = modules.map { pins.dialect(ofFile: detector.file(of: $0.presenter)) }
    guard let first = placed.first ?? nil, placed.allSatisfy({ $0?.name == first.name }) else { return nil }
    return first
  }

  /// The root's dialect, if the module shows enough of its signs.
  private static func follow(_ ranking: [ModuleDetection.Score], root: Dialect) -> Dialect? {
    ranking.contains { $0.dialect == root.name && $0.value >= following } ? root : nil
  }

  /// The dialect that is best for most modules, if those are at least half.
  private static func mostFrequent(_ rankings: [[ModuleDetection.Score]]) -> String? {
    var counts: [String: Int] = [:]
    for ranking in rankings {
      if let best = ranking.first, best.value >= threshold { counts[best.dialect, default: 0] += 1 }
    }
    guard let best = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), best.value * 2 >= rankings.count else {
      return nil
    }
    return best.key
  }

  /// The module's own best dialect; nil where the root's is about as good.
  private static func choose(
    _ ranking: [ModuleDetection.Score], root: Dialect, _ named: OrderedDictionary<String, Dialect>
  ) -> Dialect? {
    guard let best = ranking.first, best.value >= threshold else { return nil }
    let own = ranking.first { $0.dialect == root.name }?.value ?? 0
    return own >= threshold && best.value - own < margin ? nil : named[best.dialect]
  }

  func dialect(ofModule module: RootClassification.Module, in codebase: Codebase) -> Dialect {
    byPresenter[module.presenter]?.dialect
      ?? codebase.types[module.presenter].declaration.flatMap { byFile[$0.file] } ?? dialect
  }

  /// Notes the files in groups of another architecture than the root's.
  mutating func place(_ files: [Int32], by gate: ArchitectureGate, _ pins: DialectPins, in codebase: Codebase) {
    if pins.dialect != nil { return }
    for file in files {
      let pinned = pins.dialect(ofFile: codebase.files[Int(file)].source.path)
      let own = pinned ?? gate.dialect(ofFile: file) ?? (gate.main == nil ? dialect : judging)
      if own.name != dialect.name { byFile[file] = own }
    }
  }

  /// The dialects of modules and files other than the root's.
  var otherDialects: [Dialect] {
    var used: [Dialect] = []
    for other in byPresenter.sorted(by: { $0.key < $1.key }).map(\.value.dialect)
      + byFile.sorted(by: { $0.key < $1.key }).map(\.value)
    {
      if other.name != dialect.name, !used.contains(where: { $0.name == other.name }) { used.append(other) }
    }
    return used
  }
}
