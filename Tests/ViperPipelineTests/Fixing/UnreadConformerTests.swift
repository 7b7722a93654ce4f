import Foundation
import Testing
import ViperPipeline
import ViperTestSupport

/// Interfaces to which code may conform that the run does not read.
@Suite struct UnreadConformerTests {
  private static let value = "struct Preview: LoginView {}\n"

  @Test(arguments: [
    ("Pods/Preview.swift", false), ("Generated/Preview.swift", false), (".build/plugins/outputs/Preview.swift", false),
    ("Pods/Other.swift", true),
  ])
  func bindsNothingThatUnreadCodeNames(_ file: String, _ isBound: Bool) throws {
    let text = isBound ? "struct Preview: LoginViewController.LoginViews {}\n" : Self.value
    let code = try FixedCode(
      FixedCode.module().merging([file: text, ".viper-lint.yml": "exclude: ['Generated/**']\n"]) { $1 })
    try code.fix()
    #expect(try code.text("LoginView.swift").contains("AnyObject") == isBound)
    #expect(try code.text("LoginPresenter.swift").contains("weak") == isBound)
  }

  /// What lies behind a link is read by another path.
  @Test func bindsWhatALinkedFileNames() throws {
    var files = ["Elsewhere/Other.swift": "func show(_ view: LoginView) {}\n", ".git/HEAD": ""]
    for (name, text) in FixedCode.module() { files["App/\(name)"] = text }
    let code = try FixedCode(files)
    try FileManager.default.createSymbolicLink(
      atPath: code.path + "/App/Linked.swift", withDestinationPath: "../Elsewhere/Other.swift")
    try code.fix(["App"])
    #expect(try code.text("App/LoginView.swift").contains("AnyObject"))
  }

  @Test func bindsNoInterfaceThatOthersMayUse() throws {
    let code = try FixedCode(FixedCode.module(interface: "public protocol LoginView {}"))
    let run = try code.fix()
    #expect(try code.text("LoginView.swift") == "public protocol LoginView {}\n")
    #expect(run.remarks.last == "not fixed: 1 finding at LoginPresenter.swift:2:13: no safe automatic fix")
  }

  /// Classes whose objects may be sent between tasks hold constants only; what is not read may say so.
  @Test(arguments: [
    ("protocol LoginOutput: AnyObject, Sendable {}", false), ("protocol LoginOutput: Sent {}\nprotocol Sent: Sendable {}", false),
    ("typealias LoginOutput = AnyObject & Sendable", false), ("typealias LoginOutput = ForeignOutput", false),
    ("class LoginOutput {}\nextension LoginOutput: @unchecked Sendable {}", false), ("class LoginOutput: NSObject {}", true),
    ("protocol LoginOutput: AnyObject {}", true),
  ])
  func makesNoConstantOfASentClassAVariable(_ inherited: String, _ isFixed: Bool) throws {
    let code = try FixedCode(
      FixedCode.module(interface: "protocol LoginView: AnyObject {}").merging([
        "LoginOutput.swift": inherited + "\n", "LoginAssembly.swift": FixedCode.assembly(of: "Login", isInjected: true),
        "LoginPresenter.swift": """
        final class LoginPresenter: LoginOutput {
          let view: LoginView?
          var interactor: LoginInteractor!
          init(view: LoginView) { self.view = view }
        }

        """,
      ]) { $1 })
    try code.fix()
    #expect(try code.text("LoginPresenter.swift").contains("weak var") == isFixed)
  }

  /// A name that only one branch declares may be the framework's in another.
  @Test(arguments: [
    ("#if os(macOS)\ntypealias Date = Int\n#endif", false), ("#if os(macOS)\nfunc Date() -> Int { 1 }\n#endif", false),
    ("#if DEBUG\n#else\nlet Date = 1\n#endif", false), ("typealias Date = Int", true),
  ])
  func removesNoImportForWhatABranchDeclares(_ other: String, _ isRemoved: Bool) throws {
    let before = "import UIKit\n\nfinal class LoginInteractor { func now() -> Any { Date() } }\n"
    let code = try FixedCode(FixedCode.module().merging(["LoginInteractor.swift": before, "Other.swift": other + "\n"]) { $1 })
    try code.fix()
    #expect(try code.text("LoginInteractor.swift").contains("import") == !isRemoved)
  }

  /// Setting a member of an object runs no accessor of the property that holds it.
  @Test(arguments: [
    ("@Published var view: LoginView?", "view?.title = 1", false),
    ("private var held: LoginView?\n  var view: LoginView? { get { held } set { held = newValue } }", "view?.title = 1", false),
    ("var view: LoginView? { didSet {} }", "increase(&view!.title)", false),
    ("var view: LoginView? { didSet {} }", "(view!.title, _) = (1, 2)", false),
    ("var view: LoginView? { didSet {} }", "self[keyPath: \\.view!.title] = 1", false),
    ("struct Box { var view: LoginView }\n  var box: Box? { didSet {} }", "box?.view.title = 1", false),
    ("var view: LoginView? { didSet {} }", "if view?.title == 1 { view?.show() }", true),
    ("var view: LoginView? { didSet {} }", "view?.show()", true), ("var view: LoginView?", "view?.title = 1", true),
  ])
  func bindsNothingThatAccessorsNotice(_ view: String, _ body: String, _ isBound: Bool) throws {
    let code = try FixedCode(
      FixedCode.module(interface: "protocol LoginView { var title: Int { get set }; func show() }").merging([
        "LoginPresenter.swift": """
        final class LoginPresenter {
          \(view)
          var interactor: LoginInteractor!
          func load() { \(body) }
          func increase(_ number: inout Int) {}
        }

        """
      ]) { $1 })
    try code.fix(["."], FixChoices(rules: ["interface-not-class-bound"]))
    #expect(try code.text("LoginView.swift").contains("AnyObject") == isBound)
  }
}
