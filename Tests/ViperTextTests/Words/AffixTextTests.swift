import Testing
import ViperText

struct AffixTextTests {
  @Test(arguments: [
    ("LoginPresenter", "Login", "*Presenter"), ("PreLoginView", "Login", "Pre*View"), ("aaa", "aa", "*a"),
    ("Login", "Login", "*"),
    ("LoginLogin", "Login", "**"), ("ÖffnenView", "Öffnen", "*View"), ("LoginÖffnen", "Login", "*Öffnen"),
  ])
  func replacesEachPlaceOfAName(_ text: String, _ name: String, _ replaced: String) {
    #expect(text.replacingName(name) == replaced)
  }

  @Test func stopsAtTheLimit() {
    #expect("LoginLogin".replacingName("Login", atMost: 1) == "*Login")
    #expect("ÄÄ".replacingName("Ä", atMost: 1) == "*Ä")
  }

  @Test(arguments: [("LoginPresenter", "login"), ("Log", "Login"), ("Login", ""), ("", "Login"), ("Cafe\u{301}View", "Cafe")])
  func isNilWithoutTheName(_ text: String, _ name: String) {
    #expect(text.replacingName(name) == nil)
  }
}
