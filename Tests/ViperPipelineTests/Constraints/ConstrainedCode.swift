import Foundation
import ViperFacts
import ViperPipeline
import ViperRules

/// Swift code with constraints next to it, and what breaks them.
struct ConstrainedCode {
  let project: ConfiguredProject

  /// - Parameter constraint: the kind and what belongs to it, in YAML's flow style.
  init(_ constraint: String, _ files: [String: String]) throws {
    project = try ConfiguredProject(files)
    try project.write("constraints:\n- {name: team-rule, reason: Why so., \(constraint)}\n", to: ".viper-lint.yml")
  }

  var findings: [Finding] {
    get throws { try project.analysis().report.findings.filter { $0.rule == "team-rule" } }
  }

  /// `file:line what` of each finding, without the reason.
  static func breaches(_ constraint: String, _ files: [String: String]) throws -> [String] {
    try ConstrainedCode(constraint, files).findings.map { "\($0.range.file):\($0.range.line) \(what($0))" }
  }

  static func what(_ finding: Finding) -> String { finding.message.replacing("; Why so", with: "") }

  /// The components with a finding, each once.
  static func components(_ constraint: String, _ files: [String: String]) throws -> [String] {
    try Set(ConstrainedCode(constraint, files).findings.compactMap(\.component)).sorted()
  }

  /// Files by the name of the type that each declares: `Folder/Name: code after the name`.
  static func classes(_ bodies: [String: String]) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: bodies.map { path, body in
        ("\(path).swift", "final class \(path.split(separator: "/").last!)\(body.isEmpty ? " {}" : body)\n")
      })
  }

  /// A module of five parts and two interfaces, in a folder of its own.
  static func module(_ m: String, in folder: String, presenter: String = "", view: String = "") -> [String: String] {
    [
      "\(folder)/\(m)/\(m)Contract.swift": """
      protocol \(m)ViewInput: AnyObject { func show() }
      protocol \(m)ViewOutput: AnyObject { func load() }
      protocol \(m)InteractorInput: AnyObject { func fetch() }
      protocol \(m)InteractorOutput: AnyObject { func fetched() }
      protocol \(m)RouterInput: AnyObject { func close() }
      protocol \(m)ModuleInput: AnyObject { func configure() }
      """,
      "\(folder)/\(m)/\(m)Presenter.swift": """
      final class \(m)Presenter: \(m)ViewOutput, \(m)InteractorOutput, \(m)ModuleInput {
        weak var view: \(m)ViewInput?
        var interactor: \(m)InteractorInput!
        var router: \(m)RouterInput!
        func load() { interactor.fetch(); \(presenter) }
        func fetched() { view?.show() }
        func configure() {}
      }
      """,
      "\(folder)/\(m)/\(m)Interactor.swift": """
      final class \(m)Interactor: \(m)InteractorInput { weak var output: \(m)InteractorOutput?; func fetch() { output?.fetched() } }
      """,
      "\(folder)/\(m)/\(m)Router.swift": """
      import UIKit
      final class \(m)Router: \(m)RouterInput { weak var controller: UIViewController?; func close() {} }
      """,
      "\(folder)/\(m)/\(m)ViewController.swift": """
      import UIKit
      final class \(m)ViewController: UIViewController, \(m)ViewInput { var output: \(m)ViewOutput!; func show() { output.load(); \(view) } }
      """,
      "\(folder)/\(m)/\(m)Assembly.swift": """
      import UIKit
      final class \(m)Assembly {
        static func make() -> UIViewController {
          let view = \(m)ViewController(), presenter = \(m)Presenter(), interactor = \(m)Interactor(), router = \(m)Router()
          view.output = presenter; presenter.view = view; presenter.interactor = interactor; interactor.output = presenter
          presenter.router = router; router.controller = view
          return view
        }
      }
      """,
    ]
  }

  /// The files of several parts of a code base.
  static func joined(_ parts: [String: String]...) -> [String: String] {
    parts.reduce(into: [:]) { $0.merge($1) { _, last in last } }
  }
}
