internal import OrderedCollections
import ViperFacts
internal import ViperLinking
internal import ViperPlatform

/// Decides which dialect judges each module of a root.
///
/// The root has the dialect that fits at least half of its modules best. Each module has its own where that reaches the
/// threshold, unless the root's fits it about as well. A module that no dialect fits follows the root's, if it shows some of its
/// signs, and is else judged by the base.
struct RootDetection {
  /// A dialect with a lower score is not chosen: fewer than half of its signs.
  static let threshold = 0.5
  /// By how much another dialect must fit better than the root's own.
  static let margin = 0.15
  /// What a module must show of the root's dialect to follow it.
  static let following = 0.35

  /// The dialect of what belongs to no module.
  private(set) var dialect: Dialect
  private(set) var byPresenter: [TypeSymbol.ID: Choice] = [:]

  struct Choice {
    var dialect: Dialect
    var ranking: [ModuleDetection.Score]
    var isPinned: Bool
  }

  /// One dialect for everything.
  init(pinned: Dialect) { dialect = pinned }

  init(_ dialect: Dialect, _ byPresenter: [TypeSymbol.ID: Choice]) {
    self.dialect = dialect
    self.byPresenter = byPresenter
  }

  /// Modules that are looked at in one go.
  private static let stretch = 8

  /// - Parameter threads: how many look at modules; the outcome does not depend on it.
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

  /// The dialect that is pinned for the places of all modules.
  private static func placed(_ modules: [RootClassification.Module], _ detector: DialectDetector, _ pins: DialectPins) -> Dialect?
  {
    if pins.paths.isEmpty { return nil }
    let placed = modules.map { pins.dialect(ofFile: detector.file(of: $0.presenter)) }
    guard let first = placed.first ?? nil, placed.allSatisfy({ $0?.name == first.name }) else { return nil }
    return first
  }

  /// The root's dialect, if the module shows enough of it.
  private static func follow(_ ranking: [ModuleDetection.Score], root: Dialect) -> Dialect? {
    ranking.contains { $0.dialect == root.name && $0.value >= following } ? root : nil
  }

  /// The dialect that fits most modules best, if that is half of them.
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

  /// Nil where the root's dialect is as good.
  private static func choose(
    _ ranking: [ModuleDetection.Score], root: Dialect, _ named: OrderedDictionary<String, Dialect>
  ) -> Dialect? {
    guard let best = ranking.first, best.value >= threshold else { return nil }
    let own = ranking.first { $0.dialect == root.name }?.value ?? 0
    return own >= threshold && best.value - own < margin ? nil : named[best.dialect]
  }

  /// The dialects of modules that do not have the root's.
  var otherDialects: [Dialect] {
    var used: [Dialect] = []
    for entry in byPresenter.sorted(by: { $0.key < $1.key }) {
      let other = entry.value.dialect
      if other.name != dialect.name, !used.contains(where: { $0.name == other.name }) { used.append(other) }
    }
    return used
  }
}
