import Testing
import ViperTestSupport

@testable import ViperModel

struct NameSurveyTests {
  private func survey(_ code: String) -> (code: LinkedCode, sketches: [ModuleSketch], names: NameSurvey) {
    let code = LinkedCode(code)
    let sketches = code.sketches
    return (code, sketches, NameSurvey(sketches, in: [code.links]))
  }

  private func affixes(of stem: String, _ found: (code: LinkedCode, sketches: [ModuleSketch], names: NameSurvey)) -> [String] {
    let module = found.sketches.firstIndex { $0.stem == stem }!
    return found.names.members[module].map(\.affix.suffix).sorted()
  }

  @Test func typesBelongToTheLongestStemInTheirNames() {
    let found = survey(InventedModules.code(["Login", "LoginConfirm"]))
    let own = ["Brain", "BrainFace", "Engine", "EngineEcho", "EngineFace", "Pane", "PaneFace", "Pilot", "PilotFace", "Plant"]
    #expect(affixes(of: "Login", found) == own)
    #expect(affixes(of: "LoginConfirm", found) == own)
  }

  @Test func wordsBeforeTheStemAreItsPrefix() {
    let found = survey(InventedModules.code(["Login"]) + "final class CachedLoginEngine {}\n")
    #expect(found.names.members[0].contains { $0.affix == NameAffix(prefix: "Cached", suffix: "Engine") })
  }

  @Test func affixRecursFromFiveModulesOn() {
    #expect(survey(InventedModules.code(Array(InventedModules.names.prefix(4)))).names.recurring.isEmpty)
    let five = survey(InventedModules.code(Array(InventedModules.names.prefix(5)))).names.recurring
    #expect(five[NameAffix(suffix: "Brain")] == 5)
  }

  @Test func modulesOfTwoConventionsAreTwoGroups() {
    let others = ["A1", "A2", "A3", "A4", "A5"].map { ModuleFixtures.viper($0) }.joined()
    let found = survey(InventedModules.code() + others)
    let clusters = NameCluster.clusters(of: found.names)
    #expect(clusters.map { $0.modules.count } == [8, 5])
    #expect(clusters[1].modules.map { found.sketches[$0].stem }.sorted() == ["A1", "A2", "A3", "A4", "A5"])
  }
}
