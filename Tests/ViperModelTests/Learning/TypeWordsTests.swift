import Testing

@testable import ViperModel

struct TypeWordsTests {
  @Test(arguments: [
    ("LoginViewController", ["Login", "View", "Controller"]), ("URLLogin", ["URL", "Login"]), ("QRScanVC", ["QR", "Scan", "VC"]),
    ("Login2Factor", ["Login2", "Factor"]), ("login", ["login"]), ("My_LoginView", ["My", "_Login", "View"]), ("", []),
  ])
  func splitsAtCapitals(_ name: String, _ words: [String]) {
    #expect(TypeWords(name).words.map(String.init) == words)
  }

  @Test func namesShareTheirFirstWords() {
    #expect(TypeWords("LoginConfirmPresenter").start(sharedWith: TypeWords("LoginConfirmInteractor")) == "LoginConfirm")
    #expect(TypeWords("LoginPresenter").start(sharedWith: TypeWords("HomePresenter")) == "")
  }

  /// Each has a word more than the stem: a presenter is no part of itself.
  @Test func noNameIsAllStem() {
    #expect(TypeWords("LoginPresenter").start(sharedWith: TypeWords("LoginPresenterCache")) == "Login")
  }

  @Test func affixIsWhatIsAroundTheStem() {
    #expect(TypeWords("LoginRouter").affix(around: "Login") == NameAffix(suffix: "Router"))
    #expect(TypeWords("DefaultLoginRouter").affix(around: "Login") == NameAffix(prefix: "Default", suffix: "Router"))
    #expect(TypeWords("LoginsRouter").affix(around: "Login") == nil)
  }
}
