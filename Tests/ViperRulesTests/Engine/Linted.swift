import ViperDialects
import ViperFacts
import ViperModel
import ViperRules
import ViperTestSupport

/// What is found in code under a built-in dialect, with more severities of its own where given.
struct Linted: CustomStringConvertible {
  let model: CodeModel
  let findings: [Finding]

  init(_ code: String, dialect: String = "viper", severities: [String: String] = [:], requiresReason: Bool = true) throws {
    let lines = severities.sorted { $0.key < $1.key }.map { "  \($0.key): \($0.value)\n" }
    let severities = lines.isEmpty ? "" : "severities:\n" + lines.joined()
    let plain = lines.isEmpty ? try Self.plain.get()[dialect] : nil
    self.init(
      code, try plain ?? Self.loader.load(text: Self.extending(dialect) + severities, file: "ours.yml"),
      base: try Self.loaded.get()["viper"]!, requiresReason: requiresReason)
  }

  private static let loader = DialectLoader(
    builtIns: Dictionary(uniqueKeysWithValues: BuiltInDialects.all.map { ($0.name, $0.yaml) }))

  private static func extending(_ dialect: String) -> String { "name: ours\nextends: \(dialect)\n" }

  /// The built-in dialects, and a dialect that adds nothing to each: loaded once, which takes longer than most tests.
  private static let loaded = Result {
    Dictionary(uniqueKeysWithValues: try BuiltInDialects.all.map { ($0.name, try loader.load(builtIn: $0.name)) })
  }
  private static let plain = Result {
    Dictionary(
      uniqueKeysWithValues: try BuiltInDialects.all.map { ($0.name, try loader.load(text: extending($0.name), file: "ours.yml")) }
    )
  }

  /// Under a dialect as a file says it.
  init(_ code: String, yaml: String, requiresReason: Bool = true) throws {
    self.init(
      code, try Self.loader.load(text: yaml, file: "ours.yml"), base: try Self.loaded.get()["viper"]!,
      requiresReason: requiresReason)
  }

  private init(_ code: String, _ dialect: Dialect, base: Dialect, requiresReason: Bool) {
    let files = MarkedCode(code).files.sorted { $0.name < $1.name }.map { file in
      (SourceFile(path: file.name, name: file.name, root: "."), KnownFacts.ofTests.facts(of: Array(file.code.utf8)))
    }
    model = ModelBuilder.build(
      ProductionCode(files), pins: DialectPins(dialect: dialect), dialects: ([], base),
      frameworks: { ShippedText.frameworks })
    let dialect = model.dialects[0].dialect
    let located = Fingerprint.located(LintEngine.places(in: model, by: .builtIn), in: files)
    let suppressions = Suppressions(registry: .builtIn, roles: Role.all, requiresReason: requiresReason) { rule, _ in
      if let set = dialect.severities.first(where: { $0.key == rule }) { return set.value }
      return RuleRegistry.builtIn.defaultSeverity(of: rule)
    }
    findings = Fingerprint.stamped(suppressions.applied(to: located, in: files).sorted { $0.range < $1.range }.folded())
  }

  /// The findings of some rules; of all for none.
  func findings(of rules: String...) -> [Finding] { findings.filter { rules.isEmpty || rules.contains($0.rule) } }

  var description: String {
    findings.map { "\($0.range.file):\($0.range.line) \($0.rule) \($0.severity) +\($0.alsoRules) \($0.message)" }.joined(
      separator: "\n")
      + "\n" + model.summary
  }
}
