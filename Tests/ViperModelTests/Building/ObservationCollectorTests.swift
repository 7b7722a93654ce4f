import Testing
import ViperFacts
import ViperTestSupport

@testable import ViperModel

@Suite struct ObservationCollectorTests {
  private func model(_ code: String) throws -> CodeModel { try CodeModel(MarkedCode(code), dialect: "viper") }

  private static let login = "class LoginPresenter { let interactor = LoginInteractor() }\nclass LoginInteractor {}\n"

  // MARK: imports

  private func imports(_ code: String) throws -> [String] {
    let model = try model(code)
    return model.observations.imports.map {
      "\(model.graph.components[$0.component].name) \($0.module) \($0.usedSymbol ?? "-")"
    }
  }

  @Test func collectsAnImportForEachComponentOfTheFile() throws {
    #expect(try imports("import UIKit\n" + Self.login) == ["LoginPresenter UIKit -", "LoginInteractor UIKit -"])
  }

  /// SwiftUI's import brings UIKit along, and has the types that connect both.
  @Test func takesUIKitsTypesForAUseOfSwiftUI() throws {
    let interactor = "// file: B.swift\nclass LoginInteractor {}"
    let screen = "class LoginPresenter { var screen: UIViewController?; let interactor = LoginInteractor() }\n" + interactor
    #expect(try imports("import SwiftUI\n" + screen) == ["LoginPresenter SwiftUI UIViewController"])
    #expect(
      try imports("import SwiftUI\nimport UIKit\n" + screen) == [
        "LoginPresenter SwiftUI -", "LoginPresenter UIKit UIViewController",
      ])
    let hosting = screen.replacing("UIViewController", with: "UIHostingController<AnyView>")
    #expect(try imports("import SwiftUI\n" + hosting) == ["LoginPresenter SwiftUI UIHostingController"])
    #expect(try imports("import UIKit\n" + hosting) == ["LoginPresenter UIKit -"])
  }

  @Test func namesTheFirstSymbolInUse() throws {
    let code = "import UIKit\nimport Foundation\nclass LoginPresenter { var color: UIColor?; var font: UIFont? }\n"
    #expect(
      try imports(code + "// file: B.swift\nclass LoginInteractor {}") == [
        "LoginPresenter UIKit UIColor", "LoginPresenter Foundation -",
      ])
  }

  @Test func leavesOutFilesWithoutAComponent() throws {
    #expect(try imports(Self.login + "// file: B.swift\nimport UIKit\nclass Helper {}").isEmpty)
    #expect(try imports(Self.login + "// file: B.swift\nimport UIKit\nprotocol LoginViewInput {}").isEmpty)
  }

  // MARK: framework types

  private func uses(_ code: String) throws -> [String] {
    try model(code).observations.frameworkUses.map { "\($0.framework).\($0.symbol)" }
  }

  @Test func findsUIKitTypesWithoutTheImport() throws {
    #expect(try uses("class LoginPresenter { var color: UIColor? }\nclass LoginInteractor {}") == ["UIKit.UIColor"])
  }

  @Test func findsCommonNamesOnlyWithTheImport() throws {
    let code = "class LoginPresenter { var text: Text? }\nclass LoginInteractor {}"
    #expect(try uses(code).isEmpty)
    #expect(try uses("import SwiftUI\n" + code) == ["SwiftUI.Text"])
  }

  @Test func leavesTheCodeBasesOwnTypesAlone() throws {
    #expect(
      try uses("class LoginPresenter { var x: UICard? }\nclass LoginInteractor {}\n// file: B.swift\nclass UICard {}").isEmpty)
  }

  @Test(arguments: [
    ("UIView", "UIKit"), ("NSLayoutConstraint", "UIKit"), ("NSView", "AppKit"), ("WKInterfaceLabel", "WatchKit"),
    ("View", "SwiftUI"), ("UITableViewCell", "UIKit"), ("UINib", "UIKit"), ("UIConfigurationState", "UIKit"),
  ])
  func knowsTheFrameworkOfASymbol(_ name: String, _ framework: String) {
    #expect(FrameworkSymbols.framework(of: name) == framework)
  }

  @Test(arguments: ["UI", "UIx", "Uiview", "UIConfig", "UIMyView", "NSObject", "WKWebView", "Viewer", ""])
  func knowsNoFrameworkOfOtherNames(
    _ name: String
  ) {
    #expect(FrameworkSymbols.framework(of: name) == nil)
  }

  // MARK: creations

  private func creations(_ code: String) throws -> [Observations.OutsideCreation] {
    try model(Self.login + "class LoginViewController: UIViewController { var presenter: LoginPresenter! }\n" + code)
      .observations.outsideCreations
  }

  @Test func collectsCreationsOutsideOfComponents() throws {
    let found = try creations("class Helper { func show() { let v = LoginViewController() } }")
    #expect(found.map(\.creator) == ["Helper"])
    #expect(found.map(\.isWired) == [false])
    #expect(found.map(\.isCompositionRoot) == [false])
  }

  @Test func leavesOutCreationsByComponents() throws {
    #expect(try creations("class LoginRouter { func show() { let v = LoginViewController() } }").isEmpty)
  }

  @Test(arguments: [("", 0), ("struct Page: View { var body: some View { Wrapper() } }", 1)])
  func leavesOutAWrapperThatOnlyPreviewsCanCreate(_ more: String, _ count: Int) throws {
    let wrapper = """
      struct Wrapper: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> some UIViewController { LoginViewController() }
      }
      struct Wrapper_Previews: PreviewProvider { static var previews: some View { Wrapper() } }

      """
    #expect(try creations(wrapper + more).count == count)
  }

  @Test func recognisesAnAppDelegate() throws {
    let code =
      "class AppDelegate: UIResponder, UIApplicationDelegate { struct Helper { func f() { let v = LoginViewController() } } }"
    #expect(try creations(code).map(\.isCompositionRoot) == [true])
  }

  // MARK: test code

  @Test(arguments: [("XCTest", true), ("Testing", true), ("Quick", true), ("UIKit", false), ("XCTestCase", false)])
  func recognisesTestCodeByItsImports(_ module: String, _ isTest: Bool) {
    #expect(TestCode.contains(FactExtractor.facts(of: Array("import Foundation\nimport \(module)".utf8))) == isTest)
  }

  @Test func leavesTestCodeOutOfTheModel() throws {
    let model = try model(
      Self.login + "// file: T.swift\nimport XCTest\nclass HomePresenter { let i = HomeInteractor() }\nclass HomeInteractor {}")
    #expect(model.graph.modules.map(\.name) == ["Login"])
  }

  // MARK: parts that are made for nothing

  private func placeholders(_ makers: String) throws -> Int {
    try model(
      """
      final class LoginView: UIView { var presenter = LoginPresenter() }
      final class LoginPresenter { let interactor = LoginInteractor() }
      final class LoginInteractor {}
      enum LoginBuilder { \(makers) }
      """
    ).observations.placeholders.count
  }

  @Test func findsInitialValuesThatTheCreatorOfTheViewReplaces() throws {
    let filling = "static func make() { let view = LoginView(); view.presenter = LoginPresenter() }"
    #expect(try placeholders(filling) == 1)
    #expect(try placeholders("static func make() { let view = LoginView() }") == 0)
    #expect(try placeholders(filling + "\nstatic func bare() -> LoginView { LoginView() }") == 0)
  }

  private func unmade(called: [String], published: Bool = false, inApp: Bool = false) throws -> [String] {
    let modules = ["Home", "News", "User", "Chat"].map { name in
      """
      final class \(name)Presenter { let interactor: \(name)Interactor; init(_ interactor: \(name)Interactor) { self.interactor = interactor } }
      final class \(name)Interactor {}
      enum \(name)Router { \(published ? "public " : "")static func create() { _ = \(name)Presenter(\(name)Interactor()) } }
      """
    }
    let calls = called.map { "\($0)Router.create()" }.joined(separator: "; ")
    let model = try model(
      modules.joined(separator: "\n")
        + "\nfinal class AppDelegate: UIResponder\(inApp ? ", UIApplicationDelegate" : "") { func start() { \(calls) } }")
    return model.observations.unmade.map { model.graph.components[$0].name }
  }

  @Test func findsWhatOnlyAFactoryWithoutCallersCreates() throws {
    #expect(try unmade(called: ["Home", "News", "User"], inApp: true) == ["ChatPresenter", "ChatInteractor"])
    #expect(try unmade(called: ["Home", "News", "User", "Chat"], inApp: true).isEmpty)
  }

  /// Overloads are told apart by their labels.
  @Test func findsWhatOnlyAnOverloadWithoutCallersSets() throws {
    func unfilled(call: String) throws -> [String] {
      let modules = ["Home", "News", "User", "Chat"].map { name in
        """
        final class \(name)Presenter { let interactor: \(name)Interactor; init(_ interactor: \(name)Interactor) { self.interactor = interactor } }
        final class \(name)Interactor { var output: \(name)Presenter? }
        enum \(name)Router {
          static func create() { let part = \(name)Interactor(); let own = \(name)Presenter(part); part.output = own }
          static func create(tab: Int) { let part = \(name)Interactor(); let own = \(name)Presenter(part) }
        }
        """
      }
      let calls = ["Home", "News", "User"].map { "\($0)Router.create(); \($0)Router.create(tab: 1)" }.joined(separator: "; ")
      let model = try model(
        modules.joined(separator: "\n")
          + "\nfinal class AppDelegate: UIResponder, UIApplicationDelegate { func start() { \(calls); \(call) } }")
      return model.observations.unfilled.map { "\(model.graph.components[$0.owner].name).\($0.property)" }
    }
    #expect(try unfilled(call: "ChatRouter.create(tab: 2)") == ["ChatInteractor.output"])
    #expect(try unfilled(call: "ChatRouter.create()").isEmpty)
  }

  /// Nobody else calls a factory where the app itself does not, published or not; in a template of an app, none is called.
  @Test(arguments: [false, true]) func findsWhatAnAppNeverMakes(_ published: Bool) throws {
    let others = ["NewsPresenter", "NewsInteractor", "UserPresenter", "UserInteractor", "ChatPresenter", "ChatInteractor"]
    #expect(try unmade(called: ["Home"], published: published, inApp: true) == others)
    #expect(try unmade(called: [], published: published, inApp: true).isEmpty)
  }

  /// Where no app starts, factories wait for callers, however many others have one: a template, a sample or a library.
  @Test(arguments: [false, true]) func saysNothingOfFactoriesWhereNoAppStarts(_ published: Bool) throws {
    #expect(try unmade(called: ["Home", "News", "User"], published: published).isEmpty)
  }
}
