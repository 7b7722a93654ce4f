import Testing
import ViperLinking
import ViperModel
import ViperTestSupport

struct ComponentLinesTests {
  private func lines(_ code: String, of name: String, dialect: String = "infinum") throws -> Int? {
    let model = try CodeModel(MarkedCode(code), dialect: dialect)
    return model.graph.components.first { $0.name == name }?.lines
  }

  private let otherParts = "\nfinal class LoginInteractor {}\nfinal class LoginViewController: UIViewController {}\n"

  @Test func extensionsCountWhereverTheyStand() throws {
    let code = """
      // a comment above
      final class LoginPresenter {
        func a() {}
      }
      // file: Other.swift
      extension LoginPresenter {

        func b() {}
      }
      """
    #expect(try lines(code + otherParts, of: "LoginPresenter") == 7)
  }

  @Test func componentInsideAnotherCountsForItselfAlone() throws {
    let code = """
      // file: Modules/Login/Login.swift
      protocol LoginViewInput: AnyObject { func show(_ model: LoginViewModel) }
      struct LoginViewModel {
        let details: DetailsViewModel
        struct DetailsViewModel {
          let title: String
        }
      }
      extension LoginViewModel.DetailsViewModel {}
      final class LoginPresenter {
        let interactor = LoginInteractor()
        weak var view: LoginViewInput?
        func start() { view?.show(LoginViewModel(details: LoginViewModel.DetailsViewModel(title: ""))) }
      }
      final class LoginInteractor {}
      final class LoginViewController: UIViewController, LoginViewInput {
        var presenter: LoginPresenter!
        func show(_ model: LoginViewModel) {}
      }
      """
    #expect(try lines(code, of: "LoginViewModel", dialect: "rambler") == 3)
    #expect(try lines(code, of: "LoginViewModel.DetailsViewModel", dialect: "rambler") == 4)
  }
}
