import Testing
import ViperLinking
import ViperModel
import ViperTestSupport

/// Properties that nothing fills hold nothing.
@Suite struct EmptyPropertyTests {
  /// What the interactor's output holds, with how sure that is.
  private func held(assignment: String, output: String = "var output: LoginInteractorOutput?") throws -> [Reference.Certainty] {
    let model = try CodeModel(
      MarkedCode(
        """
        final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        protocol LoginInteractorOutput: AnyObject {}
        final class LoginPresenter: LoginInteractorOutput { var interactor: LoginInteractor! }
        final class LoginInteractor { \(output) }
        final class LoginRouter {
          static func build() {
            let (presenter, interactor) = (LoginPresenter(), LoginInteractor())
            presenter.interactor = interactor
            \(assignment)
          }
        }
        """), dialect: "viper")
    return model.graph.references.filter { $0.property == "output" && $0.kind == .stored }.flatMap { $0.holds.map(\.certainty) }
  }

  @Test func propertyThatNothingAssignsToMayHoldItsOnlyConformer() throws { #expect(try held(assignment: "") == [.may]) }

  /// The receiver need not be known: any assignment to a property of that name may be the one.
  @Test func propertyThatIsAssignedHoldsItsOnlyConformer() throws {
    #expect(try held(assignment: "mystery().output = presenter") == [.sole])
  }

  @Test func propertyThatMustHaveAValueHoldsItsOnlyConformer() throws {
    #expect(try held(assignment: "", output: "let output: LoginInteractorOutput").allSatisfy { $0 > .may })
    #expect(try held(assignment: "", output: "@IBOutlet var output: LoginInteractorOutput?") == [.sole])
    #expect(try held(assignment: "", output: "public var output: LoginInteractorOutput?") == [.sole])
  }
}
