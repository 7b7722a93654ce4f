import Testing
import ViperText

@testable import ViperConfiguration

/// What selectors are read as.
struct ConstraintSelectorTests {
  private func constraint(_ text: String) throws -> Constraint {
    try #require(try Configuration("constraints:\n- {name: ours, reason: why, \(text)}\n").constraints.first)
  }

  private func selector(_ key: Selector.Key, _ texts: String..., exceptions: [Selector] = []) -> Selector {
    Selector([.init(key, patterns: texts.map { Wildcard($0) })], exceptions: exceptions, line: 2)
  }

  @Test func conditionsAndExceptionsKeepTheirOrder() throws {
    let found = try constraint(
      "published: {package: Core, path: [App/**, ../Kit/*.swift], conforms: Codable, inherits: Base, imports: UI*, not: [{name: A}, {not: {name: B}}]}"
    )
    guard case .published(let selection, _) = found.statement else {
      Issue.record("another kind")
      return
    }
    let selector = selection.selectors[0]
    #expect(selector.conditions.map(\.key) == [.package, .path, .conforms, .inherits, .imports])
    #expect(selector.conditions[1].paths.map { $0.matches(file: "/Kit/A.swift") } == [false, true])
    #expect(selector.conditions[1].paths.map { $0.matches(file: "/App/App/A.swift") } == [true, false])
    #expect(selector.exceptions == [self.selector(.name, "A"), Selector([], exceptions: [self.selector(.name, "B")], line: 2)])
  }

  @Test func endsMayNameReferences() throws {
    let found = try constraint("forbidden: {from: {module: A, strength: strong}, to: {reference: [stored, 'c*']}}")
    #expect(found.selections.map(\.key) == ["from", "to"] && found.selections.allSatisfy(\.selection.isAboutReferences))
  }

  @Test(arguments: [
    "acyclic: module, of: {strength: strong}", "acyclic: module, of: {not: {strength: weak}}",
    "layers: [{path: A, reference: stored}, {path: B}]", "independent: [{path: A}, {path: B, not: {strength: weak}}]",
    "forbidden: {from: {module: A}, to: {module: B, not: {reference: cast}}}",
  ])
  func referencesMayBeSelectedWhereAConstraintIsAboutThem(_ text: String) throws {
    #expect(try constraint(text).selections.contains(where: \.selection.isAboutReferences))
  }

  @Test func roleOfTheDialectIsKnown() throws {
    let text = "constraints: [{name: a, reason: b, published: {role: coordinator}}]\n"
    #expect(try Configuration("dialect: ours\n" + text).constraints.count == 1)
    #expect(Configuration.mistakes(text).count == 1)
  }
}
