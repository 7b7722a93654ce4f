import Testing
import ViperLinking
import ViperTestSupport

@testable import ViperModel

/// What speaks against the roles that wiring suggests.
struct RoleAgreementTests {
  private let code = LinkedCode(InventedModules.code())

  private func objection(_ known: (String) -> Role?) throws -> String? {
    RoleAgreement(try code.assignment().modules, in: [code.links]) { known(code.name($0)) }.objection
  }

  @Test func namesThatSayNothingDoNotObject() throws {
    #expect(try objection { _ in nil } == nil)
  }

  @Test func sameRolesDoNotObject() throws {
    #expect(try objection { $0.hasSuffix("Brain") ? .presenter : nil } == nil)
  }

  @Test func otherRolesObject() throws {
    #expect(
      try objection { $0.hasSuffix("Engine") ? .presenter : nil }
        == "'BasketEngine' is the interactor by its wiring, but the presenter by its name and links; 8 of 8 parts differ")
  }

  /// One part in 32 is below one in twenty.
  @Test func singlePartDoesNotObject() throws {
    #expect(
      try objection { name in
        name == "OrderEngine"
          ? .presenter
          : ["Pane": Role.view, "Brain": .presenter, "Engine": .interactor, "Pilot": .wireframe].first { name.hasSuffix($0.key) }?
            .value
      } == nil)
  }

  /// Whether a type assembles or routes is settled by what it does, not by its name.
  @Test func assembliesAreNotCompared() throws {
    #expect(try objection { $0.hasSuffix("Pilot") ? .assembly : nil } == nil)
  }

  @Test func codeWhoseViewsLookLikePresentersIsNotLearned() throws {
    let outcome = try LearningOutcome(MarkedCode(CastModules.code))
    #expect(outcome.dialects.isEmpty)
    #expect(outcome.objections.count == 1)
  }

  /// The same code, where an outlet tells that the base class is a view controller.
  @Test func codeWhoseViewsAreRecognisedIsLearned() throws {
    let outlet = "@IBOutlet var label: UILabel!\n override func viewDidLoad() {}\n  var form"
    let outcome = try LearningOutcome(MarkedCode(CastModules.code.replacing("var form", with: outlet)))
    #expect(outcome.objections.isEmpty)
    #expect(
      outcome.dialects.first?.roles.map { $0.names[0].value.text } == [
        "{Module}View", "{Module}Presenter", "{Module}Interactor", "{Module}Router",
      ])
  }
}

/// What a learned dialect makes of the parts that are found without it.
struct LearnedFitTests {
  private let code = LinkedCode("class A {}\nclass B {}\nclass C {}")

  private func classification(_ roles: [Role], modules: [TypeSymbol.ID]) -> RootClassification {
    var found = RootClassification(code.types, modules: modules.map { .init(name: code.name($0), presenter: $0, stem: 0) })
    found.add(zip(code.types.list, roles).map { ($0, .init(role: $1, evidence: "test")) })
    return found
  }

  @Test func samePartsFit() {
    let before = classification([.presenter, .interactor], modules: [0])
    #expect(
      LearnedFit(before: [before], after: [classification([.presenter, .interactor, .view], modules: [0])]).objection == nil)
  }

  @Test func lostModuleObjects() {
    let before = classification([.presenter, .interactor], modules: [0, 2])
    let after = classification([.presenter, .interactor], modules: [0])
    #expect(LearnedFit(before: [before], after: [after]).objection == "1 of 2 modules would be lost")
  }

  @Test func lostRoleObjects() {
    let before = classification([.presenter, .interactor], modules: [0])
    let after = classification([.presenter, .presenter], modules: [0])
    #expect(
      LearnedFit(before: [before], after: [after]).objection
        == "1 of 2 parts would lose the roles that their names and links give them")
  }
}
