import Testing
import ViperFacts
import ViperModel

@testable import ViperRules

/// Types of user interface frameworks in presenters: who decides on them, how they travel, and what is advised.
@Suite struct FrameworkTypeTests {
  private static func module(_ presenter: String, interactor: String = "", more: String = "") -> String {
    """
    import UIKit
    \(presenter)
    // file: LoginInteractor.swift
    final class LoginInteractor { func save(_ image: UIImage) {}; func tint(_ color: UIColor) {}; \(interactor) }
    // file: LoginViewController.swift
    import UIKit
    final class LoginViewController: UIViewController { var presenter: LoginPresenter!; func show(_ image: UIImage) {} }
    // file: LoginWireframe.swift
    final class LoginWireframe {}
    // file: More.swift
    import UIKit
    \(more)
    """
  }

  private static func presenter(_ body: String, more: String = "") -> String {
    module("final class LoginPresenter { let interactor = LoginInteractor(); \(body) }", more: more)
  }

  private func findings(_ code: String) throws -> [Finding] {
    try Linted(code).findings.filter { $0.rule == "presenter-uses-uikit-type" || $0.rule == "presenter-imports-uikit" }
  }

  private func advice(_ code: String) throws -> [String] {
    try findings(code).map { $0.message.split(separator: "; ").last.map(String.init) ?? "" }
  }

  // MARK: members of extensions

  @Test(arguments: [
    (
      "UIApplication.showError()", "'showError' of an extension of UIKit's 'UIApplication'",
      "let a service behind a protocol do this"
    ),
    (
      "UIApplication.shared.beginIgnoringInteractionEvents()", "UIKit's 'UIApplication.beginIgnoringInteractionEvents'",
      "let a service behind a protocol do this"
    ),
    ("if UIWindow.isWide {}", "'isWide' of an extension of UIKit's 'UIWindow'", "ask the view, which knows its window"),
    ("UIWindow.showAll()", "UIKit's 'UIWindow'", "let the wireframe handle the window"),
  ])
  func onlyTheTypeOfAnExtendedMemberIsTheFrameworks(_ use: String, _ what: String, _ advice: String) throws {
    let code = Self.presenter(
      "let wireframe = LoginWireframe(); func f() { \(use) }",
      more: """
        extension UIApplication { static func showError() {} }
        extension UIWindow { static var isWide: Bool { false }; static func showAll() {} }
        """)
    let found = try findings(code).map(\.message)
    #expect(found.count == 1 && found[0].hasPrefix("presenter 'LoginPresenter' uses \(what); \(advice)"), "\(found)")
  }

  // MARK: what implements a requirement

  private static let pictures = """
    protocol LoginPresenterInterface: AnyObject {
      func take(_ image: UIImage)
      var mode: UIDatePicker.Mode { get }
    }
    protocol PictureSource { func found(_ image: UIImage) }
    final class LoginPresenter: LoginPresenterInterface, PictureSource {
      let interactor = LoginInteractor()
      func take(_ image: UIImage) { interactor.save(image) }
      func found(_ image: UIImage) { interactor.save(image) }
      var mode: UIDatePicker.Mode {
        UIDatePicker.Mode.date
      }
    }
    """

  @Test func onlyWhatTheInterfaceRequiresImplementsIt() throws {
    let found = try findings(Self.module(Self.pictures)).filter { $0.message.contains("Interface' uses UIKit's 'UIImage'") }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("implemented") == false)
    #expect(found.first?.notes.filter { $0.message.contains("implements") }.map(\.range.line) == [9])
  }

  @Test func aPropertyImplementsARequirementOnce() throws {
    let found = try findings(Self.module(Self.pictures)).filter { $0.message.contains("'UIDatePicker.Mode'") }
    #expect(found.map { $0.notes.filter { $0.message.contains("implements") }.map(\.range.line) } == [[11]])
  }

  // MARK: values that are only carried

  @Test(arguments: [
    "func picked(_ image: UIImage) { interactor.save(image) }",
    "func picked(_ image: UIImage?) { guard let image else { return }; interactor.save(image) }",
    "func picked(_ image: UIImage?) { if let chosen = image { interactor.save(chosen) } }",
    "private var tint: UIColor?; func chose(_ color: UIColor) { tint = color }; func done() { if let tint { interactor.tint(tint) } }",
    """
    private var tint: UIColor?; let tints: [UIColor] = [.red, .blue]
    func chose(_ color: UIColor) { tint = color }; func done() { guard let tint else { return }; interactor.tint(tint) }
    """,
    "func load() { interactor.load { image in self.interactor.save(image ?? UIImage()) } }",
    "func load() { interactor.load { (result: Loaded<UIImage>) in result.write() } }",
    "var avatar: Avatar?; func picked(_ image: UIImage) { avatar = Avatar(image: image) }",
  ])
  func whatAPresenterOnlyCarriesIsData(_ body: String) throws {
    #expect(try findings(Self.presenter(body, more: "struct Avatar { let image: UIImage }")).map(\.message) == [])
  }

  @Test(arguments: [
    "func picked(_ image: UIImage) { interactor.resize(image.size) }",
    "func picked(_ image: UIImage) { PHAssetChangeRequest.creationRequestForAsset(from: image) }",
    "func picked(_ info: [String: Any]) { if let image = info[\"image\"] as? UIImage { interactor.save(image) } }",
    "func picked(_ image: UIImage) { interactor.save(image); interactor.save(UIImage(named: \"a\")!) }",
    "func load() { interactor.save(UIImage()) }",
    "func load() { interactor.save(UIImage(named: \"a\") ?? UIImage()) }",
    "private var tint: UIColor?; func warn() { tint = .red; interactor.tint(tint) }",
    "private var tint: UIColor? = UIColor.red; func done() { interactor.tint(tint) }",
    "let tints: [UIColor] = [.red, .blue]",
    "func tint() -> UIColor { .red }",
    "var image: UIImage?; func picked(_ image: UIImage) { self.image = image }",
    "func load() { let result: Loaded<UIImage> = interactor.load(); result.write() }",
    "func picked(_ label: UILabel) { interactor.show(label) }",
  ])
  func whatAPresenterMakesOrReadsIsNot(_ body: String) throws {
    #expect(try findings(Self.presenter(body)).map(\.rule) == ["presenter-uses-uikit-type"])
  }

  @Test func interfacesThatTakeAnImageAreReportedAllTheSame() throws {
    let found = try findings(Self.module(Self.pictures)).filter { $0.message.contains("'UIImage'") }
    #expect(found.map(\.range.line) == [3, 6])
  }

  // MARK: views that the wireframe's interface demands

  private static func alert(_ parameter: String, _ body: String) -> String {
    """
    import SwiftUI
    protocol LoginRouterProtocol { func showAlert(buttons: \(parameter)) }
    final class LoginRouter: LoginRouterProtocol { func showAlert(buttons: \(parameter)) {} }
    // file: LoginPresenter.swift
    import SwiftUI
    final class LoginPresenter {
      let interactor = LoginInteractor()
      let router: LoginRouterProtocol
      init(router: LoginRouterProtocol) { self.router = router }
      \(body)
    }
    // file: LoginInteractor.swift
    final class LoginInteractor { func showAlert(buttons: () -> AnyView) {} }
    // file: LoginView.swift
    import SwiftUI
    struct LoginView: View { let presenter: LoginPresenter; var body: some View { Text("") } }
    """
  }

  @Test(arguments: [
    ("(() -> AnyView)?", "func ask() { router.showAlert(buttons: { AnyView(Button(\"Delete\") {}) }) }", 0),
    ("[String]", "func ask() { router.showAlert(buttons: [title(of: Button(\"Delete\") {})]) }", 1),
    ("() -> AnyView", "func ask() { interactor.showAlert(buttons: { AnyView(Button(\"Delete\") {}) }) }", 1),
    ("() -> AnyView", "func ask() { let button = Button(\"Delete\") { self.router.showAlert(buttons: self.make) } }", 1),
  ])
  func whatTheWireframesInterfaceDemandsIsItsOwn(_ parameter: String, _ body: String, _ expected: Int) throws {
    #expect(try findings(Self.alert(parameter, body)).count == expected)
  }

  @Test(arguments: [
    ("extension LoginPresenter: UITableViewDelegate { func tap(_ table: UITableView) {} }", ["UITableViewDelegate"]),
    ("extension LoginPresenter { func tap(_ table: UITableView) {} }", ["UITableView"]),
    ("extension LoginPresenter: UITableViewDelegate { var table: UITableView? { nil } }", ["UITableViewDelegate"]),
    (
      "extension LoginPresenter: UITableViewDelegate {\n  func make() { _ = UITableView() }\n}",
      ["UITableViewDelegate", "UITableView"]
    ),
  ])
  func whatADelegatesMethodsTakeIsTheConformances(_ code: String, _ expected: [String]) throws {
    let found = try findings(Self.presenter("", more: code)).filter { $0.rule == "presenter-uses-uikit-type" }
    #expect(found.count == expected.count)
    #expect(zip(found, expected).allSatisfy { $0.message.contains("UIKit's '\($1)'") }, "\(found.map(\.message))")
  }

  /// A binding writes a value back to who owns it, and says nothing about looks.
  @Test func aBindingIsAChannel() throws {
    let code = Self.presenter("var name: Binding<String>", more: "").replacing("import UIKit", with: "import SwiftUI")
    let found = try findings(code).filter { $0.rule == "presenter-uses-uikit-type" }
    #expect(found.map(\.severity) == [.info])
  }

  // MARK: advice

  @Test(arguments: [
    ("func search(_ bar: UISearchBar) { interactor.search(bar) }", "let the view pass only the text"),
    ("func slid(_ slider: UISlider) { interactor.set(slider.value) }", "let the view pass only the value"),
    ("func tapped(_ sender: UIButton) { _ = sender.tag }", "let the view report what was tapped"),
    ("func picked(_ image: UIImage) { interactor.resize(image.size) }", "pass the image's data instead"),
    ("func chose(_ color: UIColor) { interactor.set(color.hash) }", "pass a plain value for the color, such as its hex code"),
    (
      "func leave(_ screen: UIViewController) { interactor.leave(screen) }",
      "let the wireframe hold the view controller that it presents from"
    ),
    (
      "func leave(_ screen: UIViewController) { screen.dismiss(animated: true) }",
      "let the wireframe create and present it"
    ),
    ("var bar = UISearchBar()", "let the view own it and pass on the search text"),
    (
      "func isWide() -> Bool { UIDevice.current.orientation.isLandscape }",
      "let the view adapt to its own size and traits, or pass on the values that are needed"
    ),
    ("func tint() { UITableView.appearance().sectionHeaderTopPadding = 0 }", "set the appearance where the app starts"),
    ("func theme() -> UIUserInterfaceStyle { chosen }", "pass a type of your own instead"),
    ("func name() -> String { UIDevice.current.name }", "let a service behind a protocol do this"),
    ("func image() -> UIImage { made }", "pass the image's name or data and let the view create the image"),
    (
      "func picked(_ info: [UIImagePickerController.InfoKey: Any]) {}",
      "let the view read the picked image and pass its data"
    ),
    (
      "func height() -> CGFloat { UIApplication.shared.statusBarFrame.height }",
      "let the view adapt to its own size and traits, or pass on the values that are needed"
    ),
  ])
  func advisesByTheWayThatAValueTravels(_ body: String, _ expected: String) throws {
    #expect(try advice(Self.presenter(body)) == [expected])
  }

  @Test(arguments: [
    ("interactor.leave(screen)", "let the wireframe hold the view controller that it presents from"),
    ("screen.dismiss(animated: true)", "let the wireframe create and present it"),
  ])
  func anInterfaceIsAdvisedByWhatItsPresenterDoes(_ body: String, _ expected: String) throws {
    let code = """
      protocol LoginPresenterInterface: AnyObject { func leave(_ screen: UIViewController) }
      final class LoginPresenter: LoginPresenterInterface {
        let interactor = LoginInteractor()
        func leave(_ screen: UIViewController) { \(body) }
      }
      """
    #expect(try advice(Self.module(code)) == [expected])
  }
}
