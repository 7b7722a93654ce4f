import Testing

@testable import ViperLinking

/// View controllers of frameworks whose names do not say so.
struct ControllerBasesTests {
  private func controllers(_ text: String) -> [String] {
    let codebase = LinkedCode(text).codebase
    let traits = Ancestry(codebase).traits
    return codebase.types.filter { $0.declaration != nil && traits[$0.id].contains(.isViewController) }.map(\.qualifiedName)
  }

  @Test func baseOfAClassThatLaysOutSubviewsIsOne() {
    let code = """
      class LoginView: UserInterface { override func viewDidLayoutSubviews() {} }
      class HomeView: UserInterface {}
      class BigHomeView: HomeView {}
      class LoginPresenter: Presenter {}
      """
    #expect(controllers(code) == ["LoginView", "HomeView", "BigHomeView"])
  }

  @Test func baseOfAClassThatLoadsAndHasOutletsIsOne() {
    let code = "class LoginView: UserInterface { @IBOutlet var label: UILabel!\n override func viewDidLoad() {} }"
    #expect(controllers(code) == ["LoginView"])
  }

  /// Presenters are told about the life of their views by the same names.
  @Test func baseOfPresentersIsNone() {
    #expect(controllers("class LoginPresenter: Presenter { override func viewDidLoad() {} }").isEmpty)
  }

  @Test func methodOfTheProjectsOwnIsNoSign() {
    let code = """
      class Base: Named { func viewDidLayoutSubviews() {} }
      class LoginPresenter: Base { override func viewDidLayoutSubviews() {} }
      """
    #expect(controllers(code).isEmpty)
  }
}
