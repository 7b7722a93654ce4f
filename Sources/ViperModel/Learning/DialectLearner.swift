import ViperFacts
import ViperLinking

/// Mines dialects from a code base: sketches of modules by wiring, the names that they share, the roles of their parts, and what they
/// agree on.
struct DialectLearner {
  /// By root.
  let surveys: [LinkSurvey]
  let base: Dialect
  /// The types that name a view controller of a framework.
  let navigators: Set<TypeSymbol.ID>

  init(_ surveys: [PartSurvey], _ external: [ExternalUsage], base: Dialect) {
    self.surveys = surveys.enumerated().map { LinkSurvey($1, root: $0) }
    self.base = base
    guard let codebase = surveys.first?.codebase else {
      navigators = []
      return
    }
    var shows: [Name: Bool] = [:]
    var found: Set<TypeSymbol.ID> = []
    for usage in external {
      let isController = shows[usage.name] ?? Self.isController(codebase.text(usage.name))
      shows[usage.name] = isController
      if isController { found.insert(usage.from) }
    }
    navigators = found
  }

  private static func isController(_ name: String) -> Bool {
    name.hasSuffix("ViewController") || name == "UINavigationController" || name == "UITabBarController"
      || name == "UIHostingController" || name == "UIWindow"
  }

  /// The conventions with enough modules, the one of most modules first.
  ///
  /// - Parameters:
  ///   - admits: whether a presenter's module may be learned from.
  ///   - known: the role of a type by the names and links that the linter knows.
  func dialects(
    named name: String, admits: (TypeSymbol.ID) -> Bool, known: (TypeSymbol.ID) -> Role?
  ) -> LearningOutcome {
    let sketches = surveys.indices.flatMap { SketchFinder(surveys[$0]).sketches(root: $0, admits: admits) }
    let names = NameSurvey(sketches, in: surveys)
    let found = NameCluster.clusters(of: names).filter { $0.modules.count >= ConventionSupport.fewest }
      .map { RoleAssignment($0, sketches, names, in: surveys, navigators: navigators, base: base) }.filter(\.isViper)
      .sorted { ($1.modules.count, $0.modules[0].stem) < ($0.modules.count, $1.modules[0].stem) }
    let objections = found.map { RoleAgreement($0.modules, in: surveys, known: known).objection }
    let assignments = zip(found, objections).filter { $1 == nil }.map(\.0)
    let openers = Set(sketches.flatMap { [$0.presenter, $0.view] })
    let total = assignments.reduce(0) { $0 + $1.modules.count }
    return LearningOutcome(
      dialects: assignments.map {
        ConventionDraft($0, in: surveys, openers: openers, base: base).dialect(
          named: name, otherModules: total - $0.modules.count)
      }, sketchCount: sketches.count, objections: objections.compactMap(\.self))
  }
}

/// What learning found: dialects, or how little there was.
package struct LearningOutcome: Sendable {
  /// One for each convention, the one of most modules first.
  package var dialects: [LearnedDialect]
  /// The modules that wiring alone shows.
  package var sketchCount: Int
  /// Why other conventions gave no dialect: their wiring contradicts what names and links say.
  package var objections: [String] = []
  /// What the code base is instead of VIPER, as far as it is.
  package var otherArchitectures: [ArchitectureGroup] = []

  /// How much code there would have to be.
  package var shortage: String {
    let found = sketchCount == 1 ? "1 module is" : "\(sketchCount) modules are"
    return "\(found) wired like VIPER, and it takes \(ConventionSupport.fewest) of one convention"
  }
}
