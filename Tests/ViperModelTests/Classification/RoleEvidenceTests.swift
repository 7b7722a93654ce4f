import Testing
import ViperLinking

@testable import ViperModel

/// The printed evidence for and against roles.
@Suite struct RoleEvidenceTests {
  private func evidence(_ name: String, in code: String) throws -> String {
    let linked = LinkedCode(code)
    let dialect = try Fixtures.loader.load(text: "name: ours", file: "ours.yml")
    let scope = RootScope(
      codebase: linked.codebase, ancestry: linked.ancestry, folders: Folders(linked.codebase.files),
      targets: Targets(linked.codebase), usages: UsageIndex(linked.evaluation.usages, in: linked.codebase),
      namespaced: NamespacedNames(linked.codebase), root: 0,
      types: linked.types, dialect: dialect, isPinned: false, isDraft: false)
    let named = Candidates(
      of: linked.types, in: linked.codebase, linked.ancestry, NamespacedNames(linked.codebase), dialect, threads: 1)
    return RootEvidence(named, in: scope).reasons(for: linked.type(name), among: named).description
  }

  private static let login = """
    protocol LoginInteractorInput: AnyObject {}
    class LoginPresenter { var interactor: LoginInteractorInput! }
    class LoginViewController: UIViewController { var presenter: LoginPresenter? }
    class InputPresenter {}
    class Field: UIView { let presenter = InputPresenter() }

    """

  @Test func namesWhoStoresAndIsStored() throws {
    let printed = try evidence("LoginPresenter", in: Self.login)
    #expect(
      printed
        == "presenter: named {Module}Presenter, stored by LoginViewController, stores LoginInteractorInput")
  }

  @Test func namesWhatSpeaksAgainst() throws {
    let printed = try evidence("InputPresenter", in: Self.login)
    #expect(
      printed
        == "presenter: named {Module}Presenter; against that: no view, interactor or router knows it, and it knows none: Field makes it alone"
    )
  }
}
