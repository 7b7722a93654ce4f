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

  /// A module whose presenter holds its view strongly, by an interface in a file of its own.
  static func module(view: String = "var view: LoginView?", interface: String = "protocol LoginView {}") -> [String: String] {
    [
      "LoginPresenter.swift": "final class LoginPresenter {\n  \(view)\n  var interactor: LoginInteractor!\n}\n",
      "LoginView.swift": "\(interface)\n",
      "LoginViewController.swift":
        "final class LoginViewController: UIViewController, LoginView { var presenter: LoginPresenter! }\n",
      "LoginInteractor.swift": "final class LoginInteractor {}\n",
    ]
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
