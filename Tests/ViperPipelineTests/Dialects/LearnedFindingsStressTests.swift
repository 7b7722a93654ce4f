import Testing
import ViperFacts
import ViperModel
import ViperRules
import ViperTestSupport

/// The findings under a learned dialect do not depend on the words of the names.
struct LearnedFindingsStressTests {
  private func findings(_ code: MarkedCode) throws -> [String] {
    let text = try #require(try LearningOutcome(code).text)
    let dialect = try ShippedText.loader.load(text: text, file: "learned.yml")
    let model = CodeModel(code, dialect: dialect, detecting: try ShippedText.detectable())
    return LintEngine.findings(in: model, by: .builtIn).map { "\($0.range.file):\($0.range.line) \($0.rule)" }.sorted()
  }

  /// One module keeps strongly what all others keep weakly.
  @Test(arguments: ["rambler", "view-factory", "infinum", "viper-module", "contract"])
  func inventedWordsMakeNoDifference(_ name: String) throws {
    let generated = try GeneratedModules(name) { module, code in
      module == "Golf" ? code.replacing("weak var", with: "var").replacing("unowned let", with: "let") : code
    }
    let plain = try findings(generated.code)
    #expect(plain.contains { $0.contains("Golf") })
    #expect(try findings(generated.invented) == plain)
  }
}
