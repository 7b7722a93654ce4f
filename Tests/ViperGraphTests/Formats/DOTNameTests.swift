import Testing

@testable import ViperGraph

struct DOTNameTests {
  @Test(arguments: [
    ("LoginViewController", ["LoginView", "Controller"]),
    ("ControllerBackedProtocol", ["Controller", "BackedProtocol"]),
    ("LoginPresenter", ["LoginPresenter"]),
    ("URLSessionHTTPServiceMock", ["URLSession", "HTTPServiceMock"]),
    ("averyveryverylongnamewithoutwords", ["averyveryverylongnamewithoutwords"]),
  ])
  func longNamesBreakAtTheWordNearestToTheMiddle(name: String, lines: [String]) {
    #expect(DOTName(name).lines == lines)
    #expect(DOTName(name).width == lines.map(\.count).max())
  }
}
