import Testing
import ViperDialects
import ViperModel

/// The pairs of roles that no VIPER allows.
@Suite struct ForbiddenPairTests {
  @Test(arguments: BuiltInDialects.all.map(\.name)) func noDialectAllowsThem(_ name: String) throws {
    let dialect = try Fixtures.builtIn(name)
    guard dialect.architecture == .viper else { return }
    for (from, to) in [(Role.view, Role.interactor), (.subview, .interactor), (.interactor, .view)] {
      #expect(dialect.rule(from: from, to: to)?.isForbidden ?? true, "\(from) -> \(to)")
    }
    for to in [Role.view, .presenter, .interactor, .wireframe] {
      #expect(dialect.rule(from: .entity, to: to)?.isForbidden ?? true, "entity -> \(to)")
    }
    // A view may start its own assembly in an initializer, where the wireframe assembles.
    let wireframe = dialect.rule(from: .view, to: .wireframe)
    #expect(wireframe.map { $0.within.isSubset(of: [.staticCall]) && $0.across.isEmpty } ?? true)
  }
}
