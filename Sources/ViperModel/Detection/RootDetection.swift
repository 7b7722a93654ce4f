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

  /// The root's dialect, which also judges components without a module.
  private(set) var dialect: Dialect
  private(set) var byPresenter: [TypeSymbol.ID: Choice] = [:]

  struct Choice {
    var dialect: Dialect
    var ranking: [ModuleDetection.Score]
    var isPinned: Bool
  }

  /// A detection with one dialect for everything.
  init(pinned: Dialect) { dialect = pinned }

  init(_ dialect: Dialect, _ byPresenter: [TypeSymbol.ID: Choice]) {
    self.dialect = dialect
    self.byPresenter = byPresenter
  }

  /// Modules per unit of parallel work.
  private static let stretch = 8

  /// - Parameter threads: the number of threads; the result does not depend on it.
  init(_ detector: DialectDetector, among dialects: [Dialect], base: Dialect, pins: DialectPins, threads: Int) {
    let modules = detector.classification.modules
    let signs = DialectSigns(dialects, in: detector.codebase)
    let rankings = WorkerThreads.map(count: modules.count, inStepsOf: Self.stretch, threads: threads) {
      detector.detection(of: $0, among: signs)
    }
    let named = OrderedDictionary(uniqueKeysWithValues: dialects.map { ($0.name, $0) })
    dialect = pins.dialect ?? Self.placed(modules, detector, pins) ?? Self.mostFrequent(rankings).flatMap { named[$0] } ?? base
    for (module, ranking) in zip(modules, rankings) {
      let pinned = pins.dialect(ofModule: module.name, in: detector.file(of: module.presenter)) ?? pins.dialect
      byPresenter[module.presenter] = Choice(
        dialect: pinned ?? Self.choose(ranking, root: dialect, named) ?? Self.follow(ranking, root: dialect) ?? base,
        ranking: ranking, isPinned: pinned != nil)
    }
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

  /// The dialects of modules other than the root's.
  var otherDialects: [Dialect] {
    var used: [Dialect] = []
    for entry in byPresenter.sorted(by: { $0.key < $1.key }) {
      let other = entry.value.dialect
      if other.name != dialect.name, !used.contains(where: { $0.name == other.name }) { used.append(other) }
    }
    return used
  }
}
