import Foundation
import ViperPipeline
import ViperTestSupport

/// A folder with code that tests fix.
final class FixedCode {
  let folder: ScratchFolder

  var path: String { folder.path }

  init(_ files: [String: String]) throws {
    folder = try ScratchFolder()
    for (name, text) in files { try folder.write(text, to: name) }
  }

  /// A module whose presenter holds its view strongly, by an interface in a file of its own, and whose assembly returns the view.
  static func module(view: String = "var view: LoginView?", interface: String = "protocol LoginView {}") -> [String: String] {
    [
      "LoginAssembly.swift": assembly(of: "Login", isInjected: view.contains("init(view:")),
      "LoginPresenter.swift": "final class LoginPresenter {\n  \(view)\n  var interactor: LoginInteractor!\n}\n",
      "LoginView.swift": "\(interface)\n",
      "LoginViewController.swift":
        "final class LoginViewController: UIViewController, LoginView { var presenter: LoginPresenter! }\n",
      "LoginInteractor.swift": "final class LoginInteractor {}\n",
    ]
  }

  /// - Parameter isInjected: whether the presenter gets its view by its initializer.
  static func assembly(of module: String, isInjected: Bool = false) -> String {
    """
    enum \(module)Assembly {
      static func make() -> UIViewController {
        let view = \(module)ViewController()
        let presenter = \(module)Presenter(\(isInjected ? "view: view" : ""))
        \(isInjected ? "" : "presenter.view = view")
        presenter.interactor = \(module)Interactor()
        view.presenter = presenter
        return view
      }
    }

    """
  }

  func options(_ paths: [String] = ["."]) -> AnalysisOptions {
    var options = AnalysisOptions(testing: paths, in: path, dialect: "viper")
    options.threads = 1
    return options
  }

  @discardableResult
  func fix(_ paths: [String] = ["."], _ choices: FixChoices = FixChoices(), set: (inout AnalysisOptions) -> Void = { _ in })
    throws
    -> FixRun
  {
    var options = options(paths)
    set(&options)
    return try FixRun(LintOptions(analysis: options, isBrief: true), choices)
  }

  func text(_ file: String) throws -> String { try folder.text(of: file) }
}
