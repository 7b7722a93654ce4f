import Foundation
import Testing
import ViperConfiguration
import ViperFacts
import ViperModel
import ViperPipeline
import ViperRules
import ViperTestSupport

/// The schema, the guide and the loader speak of the same keys.
@Suite struct ConfigurationSchemaTests {
  typealias Object = [String: Any]

  static let root = ScratchFolder.project

  private let schema: Object

  init() throws {
    schema = try #require(try JSONSerialization.jsonObject(with: Data(ConfigurationSchema.text.utf8)) as? Object)
  }

  /// Follows keys, references and the alternatives of `anyOf` and `allOf` down to the first object with properties.
  private func properties(_ path: String...) throws -> Object {
    var found = try #require(properties(of: schema))
    for key in path {
      let value = try #require(found[key] as? Object, "no '\(key)' among \(found.keys.sorted())")
      found = try #require(properties(of: value), "'\(key)' has no properties")
    }
    return found
  }

  private func properties(of value: Object) -> Object? {
    if let properties = value["properties"] as? Object { return properties }
    if let name = (value["$ref"] as? String)?.split(separator: "/").last, let definitions = schema["definitions"] as? Object {
      return (definitions[String(name)] as? Object).flatMap(properties)
    }
    if let items = value["items"] as? Object { return properties(of: items) }
    let alternatives = (value["anyOf"] ?? value["allOf"]) as? [Object] ?? []
    let found = alternatives.compactMap { properties(of: $0) }
    return found.isEmpty ? nil : found.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }

  private func expect(_ keys: [ConfigurationKeys.Key], at properties: Object) {
    #expect(properties.keys.sorted() == keys.map(\.name).sorted())
  }

  @Test func listsTheKeysThatTheLoaderKnows() throws {
    expect(ConfigurationKeys.file, at: try properties())
    expect(ConfigurationKeys.suppression, at: try properties("suppression"))
    expect(ConfigurationKeys.baseline, at: try properties("baseline"))
    expect(ConfigurationKeys.override, at: try properties("overrides"))
    expect(ConfigurationKeys.rule, at: try properties("rules", "missing-component"))
    expect(ConfigurationKeys.ruleOfAcceptance, at: try properties("rules", "unused-suppression"))
    expect(ConfigurationKeys.ruleOfAcceptance, at: try properties("overrides", "rules", "stale-baseline-entry"))
    expect(ConfigurationKeys.overriddenRule, at: try properties("overrides", "rules", "missing-component"))
    expect(ConfigurationKeys.accept, at: try properties("rules", "retain-cycle", "accept"))
  }

  @Test func listsTheKeysOfConstraints() throws {
    let constraint = ConstraintKeys.common + ConstraintKeys.kinds + ConstraintKeys.beside
    expect(constraint, at: try properties("constraints"))
    for kind in ConstraintKeys.kinds where !ConstraintKeys.keys(in: kind.name).isEmpty {
      expect(ConstraintKeys.keys(in: kind.name), at: try properties("constraints", kind.name))
    }
    let types = ConstraintKeys.selector.filter { !["reference", "strength"].contains($0.name) }
    expect(ConstraintKeys.selector, at: try properties("constraints", "forbidden", "from"))
    expect(types, at: try properties("constraints", "forbidden", "except"))
    for key in ["published", "only", "protected-types", "used-by"] { expect(types, at: try properties("constraints", key)) }
    for key in ["of", "layers", "independent"] { expect(ConstraintKeys.selector, at: try properties("constraints", key)) }
    let details = Set(ConstraintKeys.details.values.joined().map(\.name))
    #expect(ConstraintKeys.beside.map(\.name).sorted() == details.sorted())
  }

  @Test func listsEveryRuleAndCase() throws {
    let ids = (RuleRegistry.builtIn.ids() + RuleRegistry.builtIn.caseIDs()).sorted()
    #expect(try properties("rules").keys.sorted() == ids)
    #expect(try properties("overrides", "rules").keys.sorted() == ids)
  }

  @Test func listsTheOptionsOfEachRule() throws {
    for rule in RuleRegistry.builtIn.rules {
      let options = rule.documentation.options.map(\.name).sorted()
      for id in rule.ids.expanded(over: Role.all) {
        let entry = try properties("rules", id)
        let listed = (entry["options"] as? Object).flatMap { properties(of: $0) }?.keys.sorted() ?? []
        #expect(listed == options, "\(id)")
      }
    }
  }

  /// One level up from the key itself, wherever it is explained.
  @Test func theGuideExplainsEveryKey() throws {
    let guide = try String(contentsOf: Self.root.appendingPathComponent("Rules/Guides/CONFIGURATION.md"), encoding: .utf8)
    let keys =
      ConfigurationKeys.file + ConfigurationKeys.rule + ConfigurationKeys.override + ConfigurationKeys.suppression
      + ConfigurationKeys.baseline
    for key in keys { #expect(guide.contains("`\(key.name)`"), "\(key.name)") }
    let words = [ConstraintKeys.kinds, ConstraintKeys.beside, ConstraintKeys.references, ConstraintKeys.limit].joined()
    for key in words { #expect(guide.contains("`\(key.name)") || guide.contains(" \(key.name): "), "\(key.name)") }
    for key in ConstraintKeys.selector { #expect(guide.contains("`\(key.name)`"), "\(key.name)") }
    for key in ConfigurationKeys.accept { #expect(guide.contains("\(key.name): "), "\(key.name)") }
  }

  // MARK: the same files are given to a schema validator in .ci/run

  static func samples(_ folder: String) -> [String] {
    let path = root.appendingPathComponent("Tests/ViperPipelineTests/Configurations/\(folder)").path
    return try! FileManager.default.contentsOfDirectory(atPath: path).sorted().map { "\(path)/\($0)" }
  }

  private func load(_ path: String) throws {
    var options = AnalysisOptions(paths: ["."], basePath: "/", toolVersion: "test")
    options.configuration = .file(path)
    _ = try ConfigurationListing(options, failing: nil)
  }

  @Test(arguments: samples("valid")) func theLoaderTakesWhatIsValid(_ path: String) throws { try load(path) }

  @Test(arguments: samples("invalid")) func theLoaderRefusesWhatIsInvalid(_ path: String) throws {
    let error = try #require(throws: UsageError.self) { try load(path) }
    #expect(error.diagnostics.allSatisfy { $0.line != nil && $0.file?.hasSuffix(".yml") == true }, "\(error.diagnostics)")
  }

  @Test func theGuidesExampleLoads() throws {
    let guide = try String(contentsOf: Self.root.appendingPathComponent("Rules/Guides/CONFIGURATION.md"), encoding: .utf8)
    let example = try #require(guide.components(separatedBy: "```yaml\n").dropFirst().first?.components(separatedBy: "```")[0])
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("guide-\(UUID().uuidString).yml")
    defer { try? FileManager.default.removeItem(at: file) }
    try example.write(to: file, atomically: true, encoding: .utf8)
    try load(file.path)
  }
}
