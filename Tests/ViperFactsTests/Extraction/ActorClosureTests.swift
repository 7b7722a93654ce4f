import Testing
import ViperFacts

/// `@MainActor(Bool) -> Void`, which the compiler takes and the parser reads as an attribute with arguments.
@Suite struct ActorClosureTests {
  private func declarations(_ space: String) -> [String] {
    let code = """
      protocol Loading { func load(done: @escaping @MainActor\(space)(Bool) -> Void); func next() }
      final class Loader: Loading {
        let done: @MainActor\(space)(Bool) -> Void
        func load(done: @escaping @MainActor\(space)(Bool) -> Void) { let part = Part() }
        func next() {}
      }
      final class Part {}
      """
    let facts = FactExtractor.facts(of: Array(code.utf8))
    return facts.declarations.map { "\($0.kind) \(facts.names[$0.name])" }
  }

  @Test func losesNoDeclaration() {
    #expect(declarations("") == declarations(" "))
    #expect(declarations("").contains { $0.hasSuffix(" Part") })
  }
}
