import Testing
import ViperModel
import ViperTestSupport

struct ComponentLinesTests {
  private func lines(_ code: String, of name: String) throws -> Int? {
    let model = try CodeModel(MarkedCode(code), dialect: "infinum")
    return model.graph.components.first { $0.name == name }?.lines
  }

  private let company = "\nfinal class LoginInteractor {}\nfinal class LoginViewController: UIViewController {}\n"

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
    #expect(try lines(code + company, of: "LoginPresenter") == 7)
  }

  @Test func componentInsideAnotherCountsForItselfAlone() throws {
    let code = """
      final class LoginPresenter {
        let interactor = LoginInteractor()
        final class HelpPresenter {
          let interactor = LoginInteractor()
        }
      }
      extension LoginPresenter.HelpPresenter {}
      """
    #expect(try lines(code + company, of: "LoginPresenter") == 3)
    #expect(try lines(code + company, of: "LoginPresenter.HelpPresenter") == 4)
  }
}
