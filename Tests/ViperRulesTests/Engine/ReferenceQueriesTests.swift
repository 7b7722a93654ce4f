import Testing
import ViperFacts
import ViperLinking

@testable import ViperModel
@testable import ViperRules

@Suite struct ReferenceQueriesTests {
  private let range = SourceRange(file: "A.swift", line: 1, column: 1, endLine: 1, endColumn: 2)

  private func component(
    _ role: Role, kind: Component.Kind = .class, surface: Component.Surface? = nil, isBase: Bool = false
  ) -> Component {
    Component(
      id: 0, name: "C", role: role, kind: kind, module: 0, range: range, root: ".", evidence: "", surface: surface, isBase: isBase
    )
  }

  @Test(
    arguments: [
      (.stored, .stored), (.construction, .construction), (.staticCall, .staticCall), (.parameter, .use), (.result, .use),
      (.local, .use), (.cast, .use), (.chain, .use), (.inheritance, nil), (.conformance, nil),
    ] as [(ReferenceKind, ReferenceRule.Way?)])
  func wayIsThatOfTheKind(_ kind: ReferenceKind, _ way: ReferenceRule.Way?) { #expect(ReferenceRule.Way(kind) == way) }

  @Test(
    arguments: [(.item, true), (.base, true), (.input, true), (.output, true), (.internal, false), (nil, false)]
      as [(Component.Surface?, Bool)])
  func surfaceOfAModuleIsExempt(_ surface: Component.Surface?, _ isExempt: Bool) {
    #expect(component(.presenter, kind: .protocol, surface: surface).isExempt == isExempt)
  }

  @Test func baseIsExemptAndNotAssembled() {
    #expect(component(.presenter, isBase: true).isExempt)
    #expect(!component(.presenter, isBase: true).isAssembled)
    #expect(component(.presenter, surface: .internal, isBase: true).isExempt)
  }

  @Test func partsOfAModuleAreAssembledButNotTheirInterfaces() {
    for role in [Role.view, .presenter, .interactor, .wireframe] {
      #expect(component(role).isAssembled)
      #expect(!component(role, kind: .protocol).isAssembled)
    }
    for role in [Role.entity, .service] { #expect(!component(role).isAssembled) }
  }

  @Test func evidenceIsThatOfTheSurestHolding() {
    func evidence(_ certainties: Reference.Certainty...) -> String? {
      Reference(
        from: 0, to: 1, kind: .stored, range: range,
        holds: certainties.map { Reference.Holding(component: 1, certainty: $0) }
      ).holdingEvidence
    }
    #expect(evidence() == nil)
    #expect(evidence(.may, .may) == "one of several types that conform")
    #expect(evidence(.may, .sole) == "the only type that conforms to its protocol")
    #expect(evidence(.sole, .sure, .may) == "assigned or declared")
  }
}

@Suite struct LintInputTests {
  private var fixture = GraphFixture()
  private let view: Component.ID
  private let presenter: Component.ID
  private let other: Component.ID

  init() {
    view = fixture.component("View", .view)
    presenter = fixture.component("Presenter", .presenter)
    other = fixture.component("Other", .presenter, module: 1)
    fixture.refer(view, to: presenter, .stored, property: "presenter")
    fixture.refer(view, to: presenter, .chain)
    fixture.refer(view, to: other, .parameter)
    fixture.refer(presenter, to: view, .parameter)
  }

  @Test func referencesAreFoundByEitherEndAndByKind() {
    let input = fixture.input
    #expect(input.references(from: view).map(\.to) == [presenter, presenter, other])
    #expect(input.references(to: view).map(\.from) == [presenter])
    #expect(input.references(.parameter).map(\.to) == [other, view])
    #expect(input.references(.cast).map(\.to).isEmpty)
    #expect(input.refers(view, to: presenter, by: .chain) && !input.refers(view, to: other, by: .stored))
  }

  @Test func modulesAreCrossedOnlyBetweenTwo() {
    let input = fixture.input
    #expect(input.references(from: view).map { input.crossesModules($0) } == [false, false, true])
    var loose = GraphFixture()
    let (from, to) = (loose.component("A", .service, module: nil), loose.component("B", .view))
    loose.refer(from, to: to, .stored)
    #expect(!loose.input.crossesModules(loose.references[0]))
  }
}
