import ViperLinking

@testable import ViperModel

extension LinkedCode {
  var links: LinkSurvey {
    LinkSurvey(
      PartSurvey(codebase: codebase, ancestry: ancestry, usages: UsageIndex(evaluation.usages, in: codebase), types: types),
      root: 0)
  }

  var sketches: [ModuleSketch] { SketchFinder(links).sketches(root: 0) { _ in true } }

  /// The roles of the largest group of modules that are named alike.
  func assignment() throws -> RoleAssignment {
    let names = NameSurvey(sketches, in: [links])
    let navigators = Set(evaluation.externalUsages.filter { codebase.text($0.name) == "UINavigationController" }.map(\.from))
    return RoleAssignment(
      NameCluster.clusters(of: names)[0], sketches, names, in: [links], navigators: navigators,
      base: try Fixtures.builtIn("viper"))
  }
}
