import OrderedCollections
import Testing
import ViperLinking
import ViperModel

@testable import ViperRules

@Suite struct RoleTableTests {
  @Test func findsTheRuleOfEachPairOfRoles() {
    var fixture = GraphFixture()
    fixture.dialect.references = [.view: [.presenter: .everywhere, .others: .forbidden], .presenter: [.view: .allowed]]
    let view = fixture.component("V", .view)
    let presenter = fixture.component("P", .presenter)
    let service = fixture.component("S", .service, module: nil)
    for (from, to) in [(view, presenter), (view, service), (presenter, view), (presenter, service), (service, view)] {
      fixture.refer(from, to: to, .stored)
    }
    let input = fixture.input
    #expect(input.graph.references.map { input.rule(for: $0) } == [.everywhere, .forbidden, .allowed, nil, nil])
  }

  @Test func findsForbiddenImports() {
    var fixture = GraphFixture()
    var rule = RoleRule()
    rule.forbiddenImports = ["UIKit"]
    fixture.dialect.roles = [.presenter: rule]
    let presenter = fixture.component("P", .presenter)
    let view = fixture.component("V", .view)
    let input = fixture.input
    #expect(input.forbiddenImports(of: input.component(presenter)) == ["UIKit"])
    #expect(input.forbiddenImports(of: input.component(view)).isEmpty)
  }

  @Test func knowsTheRolesOfEachModule() {
    var fixture = GraphFixture()
    _ = fixture.component("P", .presenter, module: 0)
    _ = fixture.component("V", .view, module: 0, kind: .protocol)
    _ = fixture.component("W", .view, module: 1)
    var roles = fixture.input.rolesOfModules
    #expect(roles.has(.presenter, in: 0))
    #expect(!roles.has(.view, in: 0), "an interface is no part of its own")
    #expect(roles.has(.view, in: 1))
    #expect(!roles.has(.interactor, in: 0))
    roles.add(.view, to: 0)
    #expect(roles.has(.view, in: 0))
  }
}

@Suite struct InheritedReferencesTests {
  private func includes(_ kind: ReferenceKind, bases: [String]) -> Bool {
    var fixture = GraphFixture()
    let target = fixture.component("T", .interactor)
    let user = fixture.component("U", .presenter)
    var heir = user
    for name in bases {
      let base = fixture.component(name, .presenter)
      fixture.refer(heir, to: base, .inheritance)
      heir = base
    }
    fixture.refer(heir, to: target, kind)
    fixture.refer(user, to: target, .stored)
    let input = fixture.input
    return InheritedReferences(input).includes(input.graph.references.last!)
  }

  @Test func includesWhatABaseStoresOrTakes() {
    #expect(includes(.stored, bases: ["B"]))
    #expect(includes(.parameter, bases: ["B"]))
    #expect(includes(.stored, bases: ["B", "C", "D"]))
  }

  @Test func leavesOutWhatABaseOnlyCreates() {
    #expect(!includes(.construction, bases: ["B"]))
    #expect(!includes(.stored, bases: []))
  }

  @Test func endsWhereClassesInheritEachOther() {
    var fixture = GraphFixture()
    let (a, b, target) = (fixture.component("A", .view), fixture.component("B", .view), fixture.component("T", .interactor))
    fixture.refer(a, to: b, .inheritance)
    fixture.refer(b, to: a, .inheritance)
    fixture.refer(a, to: target, .stored)
    let input = fixture.input
    #expect(!InheritedReferences(input).includes(input.graph.references.last!))
  }
}
