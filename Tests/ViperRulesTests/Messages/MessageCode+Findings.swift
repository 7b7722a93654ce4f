import ViperConfiguration
import ViperFacts
import ViperModel
import ViperTestSupport

@testable import ViperRules

extension MessageCode {
  /// The code as facts, which are the same under every dialect.
  var files: [(SourceFile, FileFacts)] {
    MarkedCode(code).files.sorted { $0.name < $1.name }.map { file in
      (SourceFile(path: "/\(file.name)", name: file.name, root: "."), KnownFacts.ofTests.facts(of: Array(file.code.utf8)))
    }
  }

  var dialects: [String: Dialect] {
    get throws {
      guard let dialect else { return try ShippedText.dialects.get() }
      let loaded = try ShippedText.loader.load(text: dialect, file: "ours.yml")
      return [loaded.name: loaded]
    }
  }

  /// What is found in the code under a dialect, also about its comments.
  func findings(in files: [(SourceFile, FileFacts)], under dialect: Dialect) throws -> [Finding] {
    let base = try ShippedText.detectable().base
    let model = ModelBuilder.build(
      ProductionCode(files), pins: DialectPins(dialect: dialect), dialects: ([], base),
      frameworks: { ShippedText.frameworks })
    var configuration = Configuration()
    configuration.rules = rules
    let settings = RuleSettings(configuration, basePath: "/", files: files.map(\.0.name))
    let places = LintEngine.places(in: model, by: .builtIn, settings: settings)
    let suppressions = Suppressions(registry: .builtIn, roles: Role.all, requiresReason: true) { _, _ in .warning }
    return suppressions.applied(to: Fingerprint.located(places, in: files), in: files).sorted { $0.range < $1.range }.folded()
  }
}
