import Foundation
import ViperFacts
import ViperPipeline
import ViperRules

/// A folder with code and configurations, removed at the end of a test.
final class ConfiguredProject {
  let path: String

  init(_ files: [String: String]) throws {
    path =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent("configured-\(UUID().uuidString)")
      .path
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  /// As if the configuration lay in the project's folder.
  func analysis(_ paths: [String] = ["."], configuration: String? = nil, dialect: String? = nil, details: Set<ReportDetail> = [])
    throws -> Analysis
  {
    if let configuration { try write(configuration, to: ".viper-lint.yml") }
    var options = AnalysisOptions(testing: paths, in: path, dialect: dialect)
    options.details = details
    return try Analysis(options)
  }

  /// `rule severity` of each finding, sorted.
  func findings(_ configuration: String? = nil, _ paths: [String] = ["."]) throws -> [String] {
    try analysis(paths, configuration: configuration).report.findings.map { "\($0.rule) \($0.severity) \($0.component ?? "")" }
      .sorted()
  }

  /// The warnings and notes about the configuration, as `line message`.
  func remarks(_ configuration: String, _ paths: [String] = ["."]) throws -> [String] {
    try analysis(paths, configuration: configuration).report.diagnostics.filter { $0.file == ".viper-lint.yml" }.map {
      ($0.line.map { "\($0) " } ?? "") + $0.message
    }
  }

  /// A module with a cycle, whose view names its presenter's class.
  static func module(_ m: String, more: String = "") -> String {
    """
    final class \(m)ViewController: UIViewController { var presenter: \(m)Presenter! }
    final class \(m)Presenter { weak var view: \(m)ViewController?; var interactor: \(m)Interactor! }
    final class \(m)Interactor { var presenter: \(m)Presenter! }
    final class \(m)Wireframe {}
    \(more)

    """
  }

  /// Two modules in folders of their own.
  static func twoModules() throws -> ConfiguredProject {
    try ConfiguredProject(["App/Login/Login.swift": module("Login"), "Legacy/Home/Home.swift": module("Home")])
  }
}
