import Testing
import ViperModel
import ViperRules
import ViperTestSupport

struct StrongCyclesTests {
  @Test func namesAllReferencesOfACycleAndTheOneToWeaken() throws {
    let model = try CodeModel(
      MarkedCode(
        """
        final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        final class LoginPresenter { var view: LoginViewController?; let interactor = LoginInteractor() }
        final class LoginInteractor {}
        """), dialect: "infinum")
    let links = StrongCycles(model).links.map { link in
      "\(model.graph.components[link.from].name).\(link.reference.property ?? "") \(model.graph.components[link.to].name) \(link.isToCut)"
    }
    #expect(
      links == ["LoginViewController.presenter LoginPresenter false", "LoginPresenter.view LoginViewController true"],
      "\(model.summary)")
  }
}
