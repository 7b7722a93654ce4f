import Testing
import ViperText

@testable import ViperModel

/// An architecture that the user states overrules the verdict on the wiring.
@Suite struct ArchitecturePinTests {
  private static let viper = names(4).map { ModuleFixtures.viper($0) }.joined()
  private static let mvp = names(4, "P").map { ModuleFixtures.mvp($0) }.joined()

  private func model(_ code: String, _ pins: (Architecture?, String?)..., dialect: String? = nil) throws -> CodeModel {
    var all = DialectPins()
    all.architectures = try pins.map { architecture, path in
      let paths = try path.map { [try PathPattern($0, in: "/")] }
      return ArchitecturePin(architecture: architecture, paths: paths, origin: "set by architecture: in c.yml:\(path ?? "all")")
    }
    return try ClassifiedCode(code, dialect: dialect, pins: all).model
  }

  /// `path architecture` of each group.
  private func groups(_ model: CodeModel) -> [String] {
    model.dialects[0].architectures.map { "\($0.path) \($0.architecture.rawValue)" }
  }

  @Test func ofTheWholeCodeTurnsJudgementOff() throws {
    let model = try model(Self.viper, (.mvp, nil))
    #expect(groups(model) == [". mvp"])
    #expect(Set(model.graph.modules.map(\.dialect)) == ["other"])
    #expect(model.dialects[0].architectures[0].evidence == ["set by architecture: in c.yml:all"])
  }

  @Test func ofTheWholeCodeTurnsJudgementOn() throws {
    #expect(try model(Self.mvp).dialects[0].judgedCount == 0)
    let model = try model(Self.mvp, (.viper, nil))
    #expect(groups(model) == [". viper"])
    #expect(model.dialects[0].judgedCount == 4)
  }

  @Test func ofAFolderLeavesTheRestToTheWiring() throws {
    let model = try model(Self.viper + Self.mvp, (.mvvm, "Modules/MA"))
    #expect(groups(model).contains("Modules/MA mvvm"))
    #expect(groups(model).first != ". mvvm")
    #expect(model.graph.modules.first { $0.name == "MA" }?.dialect == "other")
    #expect(model.graph.modules.first { $0.name == "MB" }?.dialect != "other")
  }

  @Test func ofAFolderWinsOverThatOfTheWhole() throws {
    let model = try model(Self.viper, (.mvp, nil), (.viper, "Modules/MB"))
    #expect(groups(model) == [". mvp", "Modules/MB viper"])
    #expect(model.graph.modules.filter { $0.dialect != "other" }.map(\.name) == ["MB"])
  }

  @Test func autoLeavesAFolderToTheWiring() throws {
    let model = try model(Self.viper, (.mvp, nil), (nil, "Modules/MB"))
    #expect(groups(model) == [". mvp", "Modules/MB viper"])
    #expect(model.dialects[0].architectures.map { $0.setBy != nil } == [true, false])
    #expect(model.graph.modules.filter { $0.dialect != "other" }.map(\.name) == ["MB"])
  }

  @Test func autoAloneChangesNothing() throws {
    #expect(groups(try model(Self.viper + Self.mvp, (nil, nil))) == groups(try model(Self.viper + Self.mvp)))
  }

  @Test func overrulesWiringThatLeavesNoDoubt() throws {
    let model = try model(names(3).map { ModuleFixtures.cleanSwift($0) }.joined(), (.mvc, nil))
    #expect(Set(model.graph.modules.map(\.dialect)) == ["other"])
  }

  @Test func isOverruledByAPinnedDialect() throws {
    #expect(Set(try model(Self.viper, (.mvp, nil), dialect: "rambler").graph.modules.map(\.dialect)) == ["rambler"])
  }

  @Test func filesThatAreAllStatedNeedNoVerdict() throws {
    #expect(
      groups(try model(Self.viper + Self.mvp, (.viper, "Modules"), (.mvvm, "Screens"))) == ["Modules viper", "Screens mvvm"])
  }
}
