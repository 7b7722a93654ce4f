import Testing
import ViperFacts
import ViperModel

@testable import ViperRules

/// Links whose use makes them harmless, and the nearest ones that are not.
@Suite struct LinkUseTests {
  private static func welcome(_ body: String) -> String {
    """
    import SwiftUI
    struct WelcomeView: View {
      @ObservedObject var presenter: WelcomePresenter
      @EnvironmentObject var router: WelcomeRouter
      var body: some View { \(body) }
    }
    final class WelcomePresenter: ObservableObject {
      let interactor = WelcomeInteractor()
      let router: WelcomeRouter
      init(router: WelcomeRouter) { self.router = router }
    }
    final class WelcomeInteractor {}
    final class WelcomeRouter: ObservableObject { @Published var isOpen = false; func open() { isOpen = true }; func done() {} }
    enum Form { static func make(done: @escaping () -> Void) -> some View { Text("") } }
    """
  }

  private func cases(_ body: String) throws -> [String?] {
    try Linted(Self.welcome(body)).findings(of: "view-references-wireframe").map(\.case)
  }

  @Test(arguments: [
    #"Text("").sheet(isPresented: $router.isOpen) { Text("") }"#,
    #"Text(router.isOpen ? "" : "-").sheet(isPresented: $router.isOpen) { Form.make(done: { router.done() }) }"#,
  ])
  func aViewThatBindsWhatItsRouterPublishesNavigatesNowhere(_ body: String) throws {
    #expect(try cases(body) == ["bound"])
  }

  @Test(arguments: [
    #"Button("") { router.open() }.sheet(isPresented: $router.isOpen) { Text("") }"#,
    #"Button("") { router.isOpen = true }.sheet(isPresented: $router.isOpen) { Text("") }"#,
    #"Button("") { router.open() }"#,
  ])
  func aViewThatTellsItsRouterWhereToGoNavigates(_ body: String) throws {
    #expect(try cases(body) == [nil])
  }

  private func reports(_ body: String, strength: String = "weak") throws -> Int {
    let code = """
      final class HomePresenter { var interactor: HomeInteractor?; func show(_ number: Int) {}; func ask() -> Int { 1 }; var count = 0 }
      final class HomeInteractor { \(strength) var presenter: HomePresenter?; func load() { \(body) } }
      """
    return try Linted(code, dialect: "swiftui").findings(of: "interactor-references-presenter").count
  }

  @Test func anInteractorThatOnlyReportsNeedsAnInterfaceAtMost() throws {
    #expect(try reports("presenter?.show(1)") == 0)
    #expect(try reports("print(presenter?.ask())") == 1)
    #expect(try reports("presenter?.show(1); presenter?.count = 2") == 1)
    #expect(try reports("presenter?.show(1); log(presenter)") == 1)
  }
}
