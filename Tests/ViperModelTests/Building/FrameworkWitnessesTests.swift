import Testing
import ViperFacts
import ViperTestSupport

@testable import ViperModel

/// Which uses belong to a protocol of UIKit that a presenter conforms to.
@Suite struct FrameworkWitnessesTests {
  /// The symbols of a presenter's uses that a conformance needs.
  private func needed(_ conformance: String, _ body: String) throws -> [String] {
    let code = """
      import UIKit
      class LoginPresenter: \(conformance) { let interactor = LoginInteractor(); \(body) }
      class LoginInteractor {}
      """
    let model = try CodeModel(MarkedCode(code), dialect: "viper")
    return model.observations.frameworkUses.filter { $0.conformance != nil }.map(\.symbol)
  }

  @Test func aMethodNamedAfterTheClassNeedsItsSignatureAndBody() throws {
    let body = "func tableView(_ t: UITableView, viewForFooterInSection s: Int) -> UIView? { UILabel() }"
    #expect(try needed("UITableViewDelegate", body) == ["UITableView", "UIView", "UILabel"])
  }

  @Test func aQuestionNamesTheClassInItsLabel() throws {
    #expect(try needed("UITableViewDataSource", "func numberOfSections(in t: UITableView) -> Int { 1 }") == ["UITableView"])
    #expect(try needed("UITableViewDataSource", "func register(in t: UITableView) {}").isEmpty)
  }

  @Test func aTableScrolls() throws {
    #expect(try needed("UITableViewDelegate", "func scrollViewDidScroll(_ s: UIScrollView) {}") == ["UIScrollView"])
  }

  @Test func aCastInABodyIsPartOfIt() throws {
    let body = """
      func tabBarController(_ tabs: UITabBarController, shouldSelect next: UIViewController) -> Bool {
        (next as? UINavigationController) == nil
      }
      """
    #expect(
      try needed("UITabBarControllerDelegate", body) == ["UITabBarController", "UIViewController", "UINavigationController"])
  }

  /// What a body opens or asks of the system stays when the method moves to the view.
  @Test func requestsStay() throws {
    let body = """
      func tableView(_ t: UITableView, didSelectRowAt path: IndexPath) {
        UIPasteboard.general.string = UIDevice.current.name
        show(UIAlertController())
      }
      """
    #expect(try needed("UITableViewDelegate", body) == ["UITableView"])
  }

  @Test func ownMethodsAreNobodysRequirements() throws {
    #expect(try needed("UITableViewDelegate", "func decorate(_ t: UITableView) {}").isEmpty)
    #expect(try needed("UITableViewDelegate", "private func tableViewSetUp(_ t: UITableView) {}").isEmpty)
    #expect(try needed("NSObject", "func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }").isEmpty)
  }

  @Test(arguments: [
    ("UITableViewDataSourcePrefetching", "UITableView"), ("UICollectionViewDelegateFlowLayout", "UICollectionView"),
    ("UISearchResultsUpdating", "UISearchController"), ("UINavigationControllerDelegate", "UINavigationController"),
  ])
  func knowsTheClassOfAProtocol(_ name: String, _ subject: String) {
    #expect(FrameworkSymbols.subject(of: name) == subject)
  }

  @Test(arguments: ["UITableView", "UIConfigDelegate", "LoginDelegate", "UIColor"])
  func otherNamesAreNoProtocols(_ name: String) {
    #expect(FrameworkSymbols.subject(of: name) == nil)
  }
}

/// Which members of presenters build views, and what for.
@Suite struct BuiltViewsTests {
  private func purpose(_ member: String) throws -> String {
    let code = """
      import SwiftUI
      struct HomeView: View { @ObservedObject var presenter: HomePresenter; var body: some View { Text("") } }
      final class HomePresenter: ObservableObject { private let router: HomeRouter; let interactor: HomeInteractor; \(member) }
      final class HomeInteractor {}
      final class HomeRouter { func makeDetail() -> some View { Text("") } }
      """
    let model = try CodeModel(MarkedCode(code), dialect: "swiftui")
    let uses = model.observations.frameworkUses.filter { model.graph.components[$0.component].name == "HomePresenter" }
    let words = uses.filter { $0.symbol != "View" }.map { $0.isInLink ? "link" : $0.isInView ? "view" : "none" }
    return Set(words).sorted().joined()
  }

  @Test(arguments: [
    (#"func row() -> some View { Text("") }"#, "view"), (#"var row: AnyView { AnyView(Text("")) }"#, "view"),
    (#"func open() -> some View { NavigationLink(destination: router.makeDetail()) { Text("") } }"#, "link"),
    (#"func around<C: View>(@ViewBuilder content: () -> C) -> some View { HStack { Text(""); content() } }"#, "link"),
    (#"func row<T: Titled>(_ item: T) -> some View { Text(item.title) }"#, "view"), ("var tint: Color { .red }", "none"),
    ("func icon() -> Image { Image(router.name) }", "none"),
  ])
  func tellsLinksFromViews(_ member: String, _ expected: String) throws {
    #expect(try purpose(member) == expected)
  }
}
