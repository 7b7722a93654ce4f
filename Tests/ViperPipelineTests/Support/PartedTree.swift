import Foundation
import Testing
import ViperPipeline

/// A code base with several projects, whose folders are linted one by one and as a whole.
///
/// What is right in one folder depends on others: presenters hold views whose protocols inherit from shared ones, assemblies are
/// in a folder of their own, a package is used by the app, and a folder without a project is written in another dialect.
struct PartedTree {
  let project: ConfiguredProject

  init() throws {
    project = try ConfiguredProject(Self.files)
    try FileManager.default.createDirectory(atPath: "\(project.path)/.git", withIntermediateDirectories: true)
  }

  private static var files: [String: String] {
    var files = [
      "App/App.xcodeproj/project.pbxproj": "{ objects = {}; rootObject = A; }",
      "App/Common/Views.swift": """
      protocol ScreenView: AnyObject { func show(error: Error) }
      protocol LooseView { func show() }
      class BaseViewController: UIViewController {}
      """,
      "App/Common/Services.swift":
        "final class Session { var delegate: SessionDelegate? }\nprotocol SessionDelegate: AnyObject {}",
      "App/Common/Odd.swift": "class {{{\n",
      "App/Assemblies/HomeAssembly.swift": """
      final class HomeAssembly {
        static func make() -> UIViewController {
          let view = HomeViewController(); let interactor = HomeInteractor(); let presenter = HomePresenter()
          view.presenter = presenter; presenter.view = view; presenter.interactor = interactor; interactor.presenter = presenter
          return view
        }
      }
      """,
      "App/Modules/Cart/CartView.swift": ConfiguredProject.module("Cart"),
      "App/Modules/Cart/CartComments.swift":
        "// viper-lint:disable:file retain-cycle - nothing here\nfinal class CartFormat {}\n",
      "Legacy/Account/Account.swift": ConfiguredProject.module("Account"),
      "Legacy/Orders/Orders.swift": "// viper-lint:disable retain-cycle - goes soon\n" + ConfiguredProject.module("Orders"),
      "Packages/Core/Package.swift":
        "let package = Package(name: \"Core\", products: [.library(name: \"Core\", targets: [\"Core\"])], targets: [.target(name: \"Core\")])",
      "Packages/Core/Sources/Core/Pay/Pay.swift": ConfiguredProject.module("Pay"),
      "Packages/Core/Sources/Core/Shared/Shared.swift": "public protocol PayOutput: AnyObject {}",
    ]
    for name in ["Home", "Login", "News"] {
      files.merge(module(name)) { $1 }
    }
    return files
  }

  /// A module in two folders whose view protocol is bound to classes elsewhere; that of News is not.
  private static func module(_ m: String) -> [String: String] {
    [
      "App/Modules/\(m)/\(m)Protocols.swift": """
      protocol \(m)ViewProtocol: \(m == "News" ? "LooseView" : "ScreenView") {}
      protocol \(m)InteractorOutput: AnyObject {}
      """,
      "App/Modules/\(m)/Parts/\(m)Presenter.swift": """
      import UIKit
      final class \(m)Presenter: \(m)InteractorOutput {
        \(m == "News" ? "var" : "weak var") view: \(m)ViewProtocol?
        var interactor: \(m)Interactor!
        var session: Session?
      }
      """,
      "App/Modules/\(m)/Parts/\(m)Interactor.swift":
        "final class \(m)Interactor { \(m == "Home" ? "var" : "weak var") presenter: \(m)InteractorOutput? }",
      "App/Modules/\(m)/\(m)ViewController.swift":
        "final class \(m)ViewController: BaseViewController, \(m)ViewProtocol { var presenter: \(m)Presenter!; var other: HomeInteractor? }",
    ]
  }

  /// All folders below a project or a folder without one, but for those with a project themselves.
  var folders: [String] {
    let names = FileManager.default.enumerator(atPath: project.path)!.compactMap { $0 as? String }
    let files = names.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }
    let all = Set(
      files.flatMap { file in
        sequence(first: file) { ($0 as NSString).deletingLastPathComponent }.dropFirst().prefix { !$0.isEmpty }
      })
    return all.subtracting(["App", "Packages/Core"]).sorted()
  }

  /// The lines of a JSON report that are findings, of those in a folder.
  func findings(_ paths: [String], in folder: String = "", _ change: (inout AnalysisOptions) -> Void = { _ in }) throws
    -> [String]
  {
    var analysis = AnalysisOptions(testing: paths, in: project.path)
    change(&analysis)
    let json = try #require(OutputRequest("json"))
    let output = try LintRun(LintOptions(analysis: analysis, outputs: [json])).output
    let start = "\"file\": \"" + (folder.isEmpty ? "" : folder + "/")
    return output.split(separator: "\n").filter { line in
      // The finding's own file comes before those of its notes.
      line.contains("\"fingerprint\"") && line.range(of: "\"file\"").map { line[$0.lowerBound...].hasPrefix(start) } == true
    }.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " ,")) }
  }
}
