import OrderedCollections
import Testing
import ViperLinking
import ViperTestSupport

@testable import ViperModel

/// Dialects that are hidden from detection and learned back from code in their own shape.
struct LearnedBackStressTests {
  static let dialects = [
    "infinum-classic", "infinum", "configurator", "static-wireframe", "module-owner", "view-factory", "rambler", "mutual-mobile",
    "viper-module", "contract", "swiftui", "impl",
  ]

  private static let roles: [Role] = [.view, .presenter, .interactor, .wireframe, .assembly]

  private func learned(_ code: MarkedCode) throws -> (text: String, dialect: Dialect) {
    let text = try #require(try LearningOutcome(code).text)
    return (text, try ShippedText.loader.load(text: text, file: "learned.yml"))
  }

  private func model(_ code: MarkedCode, _ dialect: Dialect) throws -> CodeModel {
    CodeModel(code, dialect: dialect, detecting: try ShippedText.detectable())
  }

  /// Name, role and module of each part of a module.
  private func parts(_ model: CodeModel) -> [String: (role: Role, module: String?)] {
    let parts = model.graph.components.filter { Self.roles.contains($0.role) && $0.module != nil }
    return Dictionary(
      parts.map { ($0.name, ($0.role, $0.module.map { model.graph.modules[$0].name })) }, uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: dialects) func isTheHiddenDialect(_ name: String) throws {
    let code = try GeneratedModules(name).code
    let (text, dialect) = try learned(code)
    try compareParts(try CodeModel(code, dialect: name), try model(code, dialect))
    compareStrengths(try #require(try ShippedText.dialects.get()[name]), dialect)
    // A fixed point: learning under the learned dialect gives it again.
    let (builtIns, base) = try ShippedText.detectable()
    let again = ModelBuilder.learn(code.production, named: "learned", dialects: (builtIns + [dialect], base))
    #expect(again.dialects.first.map { LearnedDialectText.text(of: $0, extending: base) } == text)
  }

  private func compareParts(_ expected: CodeModel, _ found: CodeModel) throws {
    let (expected, found) = (parts(expected), parts(found))
    let wrong = expected.filter { found[$0.key]?.role != $0.value.role }.keys.sorted()
    let lost = expected.filter { found[$0.key]?.module != $0.value.module }.keys.sorted()
    #expect(Double(wrong.count) <= 0.05 * Double(expected.count), "\(wrong)")
    #expect(Double(lost.count) <= 0.07 * Double(expected.count), "\(lost)")
  }

  /// What is learned about strengths is what the hidden dialect asks for, as far as it asks.
  private func compareStrengths(_ hidden: Dialect, _ learned: Dialect) {
    for (from, to) in [(Role.view, Role.presenter), (.presenter, .view), (.presenter, .interactor), (.interactor, .presenter)] {
      guard let wanted = hidden.rule(from: from, to: to)?.hold, !wanted.isEmpty else { continue }
      guard let own = learned.rule(from: from, to: to)?.hold, !own.isEmpty else { continue }
      #expect(Set(own).isSubset(of: wanted), "\(from) to \(to): \(own)")
    }
  }

  /// A presenter called brain is a presenter.
  @Test(arguments: ["infinum", "module-owner", "rambler", "viper-module", "contract"])
  func inventedWordsMakeNoDifference(_ name: String) throws {
    let generated = try GeneratedModules(name)
    let plain = try model(generated.code, learned(generated.code).dialect)
    let invented = try model(generated.invented, learned(generated.invented).dialect)
    func renamed(_ name: String, of module: String?) -> String {
      guard let module, name.hasPrefix(module) else { return name }
      return module + GeneratedModules.invented(String(name.dropFirst(module.count)))
    }
    let expected = parts(plain).map { "\(renamed($0.key, of: $0.value.module)) \($0.value.role) \($0.value.module ?? "")" }
    let found = parts(invented).map { "\($0.key) \($0.value.role) \($0.value.module ?? "")" }
    #expect(Set(expected).symmetricDifference(found).sorted() == [])
    #expect(linkCount(invented.graph) == linkCount(plain.graph))
  }

  /// The number of references between parts of modules.
  private func linkCount(_ graph: ComponentGraph) -> Int {
    graph.references.count { graph.components[$0.from].module != nil && graph.components[$0.to].module != nil }
  }
}
