import Testing
import ViperTestSupport

@testable import ViperModel

/// The dialects that judge modules which are not VIPER.
@Suite struct ArchitectureGateTests {
  private static let mixed =
    names(10).map { ModuleFixtures.mvp($0) }.joined() + names(3, "P").map { ModuleFixtures.viper($0, in: "Wallet") }.joined()

  private func dialects(_ code: String, pinned: String? = nil) throws -> Set<String> {
    Set(try CodeModel(MarkedCode(code), dialect: pinned).graph.modules.map(\.dialect))
  }

  @Test func leavesMVPUnjudged() throws {
    let model = try ClassifiedCode(names(3).map { ModuleFixtures.mvp($0) }.joined()).model
    #expect(model.graph.modules.map(\.dialect) == ["other", "other", "other"])
    #expect(model.dialects[0].dialect.architecture == .unknown)
    #expect(model.dialects[0].judgedCount == 0)
  }

  @Test func judgesTheFolderThatIsVIPER() throws {
    let model = try ClassifiedCode(Self.mixed).model
    let judged = model.graph.modules.filter { $0.dialect != "other" }
    #expect(judged.map(\.name) == ["MP", "MQ", "MR"])
    #expect(model.dialects[0].judgedCount == 3)
  }

  @Test func drawsCleanSwiftInItsOwnDialect() throws {
    #expect(try dialects(names(3).map { ModuleFixtures.cleanSwift($0) }.joined()) == ["clean-swift"])
  }

  @Test func drawsOneModuleOfCleanSwiftInItsOwnDialectInAFlatFolder() throws {
    let viper = names(5).map { ModuleFixtures.viper($0, in: "All").replacing("All/\($0)/", with: "All/") }
    let code = viper.joined() + ModuleFixtures.cleanSwift("MZ", in: "All").replacing("All/MZ/", with: "All/")
    let modules = try ClassifiedCode(code).model.graph.modules
    #expect(modules.first { $0.name == "MZ" }?.dialect == "clean-swift")
    #expect(modules.first { $0.name == "MA" }?.dialect != "clean-swift")
  }

  @Test func judgesModulesOfVIPERAmongViewModels() throws {
    let models = names(12).map { ModuleFixtures.mvvm($0, in: "All") }.joined()
    let model = try ClassifiedCode(models + ModuleFixtures.viper("MY", in: "All") + ModuleFixtures.viper("MZ", in: "All")).model
    #expect(model.dialects[0].architectures.map(\.architecture) == [.mvvm])
    #expect(Set(model.graph.modules.map(\.dialect)).isDisjoint(with: ["other"]))
    #expect(model.dialects[0].judgedCount == 2)
  }

  @Test func isOverruledByAPinnedDialect() throws {
    #expect(try dialects(Self.mixed, pinned: "rambler") == ["rambler"])
  }

  @Test func judgesWhatBelongsToNoModuleByItsFolder() throws {
    let service = """
      // file: Screens/AccountService.swift
      final class AccountService {}
      // file: Wallet/RateService.swift
      final class RateService {}

      """
    let code = try ClassifiedCode(Self.mixed + service)
    #expect(code.component("AccountService")?.dialect == nil)
    let wallet = try #require(code.component("RateService")?.dialect)
    #expect(code.model.dialectsByName[wallet]?.architecture == .viper)
  }
}
