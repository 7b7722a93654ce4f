import Foundation
import Testing
import ViperFacts
import ViperModel
import ViperRules
import ViperTestSupport

@testable import ViperPipeline

/// Code bases with several targets and roots, on disk, from their project files to the graph.
@Suite struct ProjectTreeTests {
  private typealias Target = XcodeProjectText.Target

  /// `From -> To` with the file of the target of each reference, each once, sorted.
  private func edges(_ graph: ComponentGraph) -> [String] {
    Set(
      graph.references.map { reference in
        let (from, to) = (graph.components[reference.from], graph.components[reference.to])
        return "\(from.range.file) -> \(to.range.file)"
      }
    ).filter { edge in
      let parts = edge.components(separatedBy: " -> ")
      return parts[0] != parts[1]
    }.sorted()
  }

  private func lines(_ analysis: Analysis) -> [String] {
    analysis.report.findings.map { "\($0.range.file):\($0.range.line) \($0.rule) \($0.message)" }
  }

  /// A module whose parts are in two files of a folder.
  private func module(_ name: String, in folder: String) -> [String: String] {
    [
      "\(folder)/\(name)View.swift":
        "final class \(name)ViewController: UIViewController { var presenter: \(name)Presenter! }\nfinal class \(name)Wireframe {}",
      "\(folder)/Parts/\(name)Presenter.swift":
        "final class \(name)Presenter { weak var view: \(name)ViewController?; var interactor: \(name)Interactor! }\n"
        + "final class \(name)Interactor { weak var presenter: \(name)Presenter! }",
    ]
  }

  // MARK: two apps of one project

  /// The files of two apps of one project with the same names, one of them in an odd folder.
  private func apps(_ project: String) throws -> ConfiguredProject {
    var files = ["App.xcodeproj/project.pbxproj": project]
    files.merge(module("Login", in: "Wallet")) { $1 }
    for (name, text) in module("Login", in: "Shop") {
      files[name.hasSuffix("View.swift") ? "Wallet/Parts/LoginView.swift" : name] = text
    }
    return try ConfiguredProject(files)
  }

  private static let wallet = Target("Wallet", files: ["Wallet/LoginView.swift", "Wallet/Parts/LoginPresenter.swift"])
  private static let shop = Target("Shop", files: ["Wallet/Parts/LoginView.swift", "Shop/Parts/LoginPresenter.swift"])

  @Test func appsOfOneProjectWithTheSameNamesStayStrangers() throws {
    let tree = try apps(XcodeProjectText.text([Self.wallet, Self.shop]))
    #expect(
      try edges(tree.analysis().graph) == [
        "Shop/Parts/LoginPresenter.swift -> Wallet/Parts/LoginView.swift",
        "Wallet/LoginView.swift -> Wallet/Parts/LoginPresenter.swift",
        "Wallet/Parts/LoginPresenter.swift -> Wallet/LoginView.swift",
        "Wallet/Parts/LoginView.swift -> Shop/Parts/LoginPresenter.swift",
      ])
  }

  @Test func synchronizedFoldersDoTheSame() throws {
    let tree = try apps(
      XcodeProjectText.text([
        Target("Wallet", folders: ["Wallet"], exceptions: ["Wallet": ["Parts/LoginView.swift"]]),
        Target("Shop", folders: ["Shop"], exceptions: ["Wallet": ["Parts/LoginView.swift"]]),
      ]))
    #expect(try edges(tree.analysis().graph).contains("Wallet/Parts/LoginView.swift -> Shop/Parts/LoginPresenter.swift"))
    #expect(try !edges(tree.analysis().graph).contains("Wallet/Parts/LoginView.swift -> Wallet/Parts/LoginPresenter.swift"))
  }

  @Test(arguments: ["", "{ objects = {", "<?xml version=\"1.0\"?><plist/>", "{ objects = {}; rootObject = A; }", "\u{0}\u{1}"])
  func brokenProjectIsANoteAndChangesNothing(_ text: String) throws {
    let (broken, none) = (try apps(text), try apps(XcodeProjectText.text([])))
    let (first, second) = (try broken.analysis(), try none.analysis())
    #expect(lines(first) == lines(second))
    #expect(edges(first.graph) == edges(second.graph))
    #expect(first.report.diagnostics.contains { $0.severity == .note && $0.file == "App.xcodeproj/project.pbxproj" })
    #expect(first.report.isComplete)
  }

  // MARK: files that are no code

  @Test func filesOfNoTargetAreLeftOutWithANote() throws {
    var files = module("Login", in: "App")
    for number in 0..<8 { files["App/Entity\(number).swift"] = "struct Entity\(number) {}" }
    files["App/Old.swift"] =
      "final class OldPresenter { var view: OldViewController? }\nfinal class OldViewController: UIViewController {}"
    let built = files.keys.filter { $0 != "App/Old.swift" }.sorted()
    let tree = try ConfiguredProject(
      files.merging(["App.xcodeproj/project.pbxproj": XcodeProjectText.text([Target("App", files: built)])]) { $1 })
    let report = try tree.analysis().report
    #expect(report.fileCount == built.count)
    #expect(report.diagnostics.map(\.message).contains("1 file belongs to no target of 'App.xcodeproj', so it is left out"))
  }

  @Test func filesOfATestTargetAreTestCode() throws {
    var files = module("Login", in: "App")
    files["Checks/LoginCheck.swift"] = "final class LoginCheck { let presenter = LoginPresenter() }"
    files["App.xcodeproj/project.pbxproj"] = XcodeProjectText.text([
      Target("App", files: module("Login", in: "App").keys.sorted()),
      Target("Checks", type: "bundle.unit-test", files: ["Checks/LoginCheck.swift"]),
    ])
    #expect(try ConfiguredProject(files).analysis().report.fileCount == 2)
  }

  @Test func editedFileIsKeptAlthoughNoTargetHasIt() throws {
    var files = module("Login", in: "App")
    let built = files.keys.sorted()
    for number in 0..<8 { files["App/Entity\(number).swift"] = "struct Entity\(number) {}" }
    files["App.xcodeproj/project.pbxproj"] = XcodeProjectText.text([Target("App", files: files.keys.sorted())])
    let tree = try ConfiguredProject(files)
    var options = AnalysisOptions(paths: ["."], basePath: tree.path, toolVersion: "test")
    options.replacement = ReplacedFile(path: "App/New.swift", bytes: Array("struct New {}".utf8))
    #expect(try Analysis(options).report.fileCount == built.count + 9)
  }

  // MARK: apps and their packages

  /// An app that implements an output of a package's module.
  private func appWithPackage(imports: String = "import LoginKit") throws -> ConfiguredProject {
    try ConfiguredProject([
      "App/App.xcodeproj/project.pbxproj": XcodeProjectText.text(
        [Target("App", files: ["HomePresenter.swift"], products: ["LoginKit"])], packages: ["../Packages/Login"]),
      "App/HomePresenter.swift": """
      \(imports)
      final class HomePresenter: LoginModuleOutput { weak var view: HomeViewController?; var interactor: HomeInteractor! }
      final class HomeInteractor { weak var presenter: HomePresenter? }
      final class HomeViewController: UIViewController { var presenter: HomePresenter! }
      final class HomeWireframe { func open(_ output: LoginModuleOutput) { _ = LoginWireframe() } }
      """,
      "Packages/Login/Package.swift":
        "let package = Package(name: \"Login\", products: [.library(name: \"LoginKit\", targets: [\"LoginKit\"])], "
        + "targets: [.target(name: \"LoginKit\")])",
      "Packages/Login/Sources/LoginKit/Login.swift": """
      public protocol LoginModuleOutput: AnyObject {}
      public final class LoginPresenter { weak var output: LoginModuleOutput?; weak var view: LoginViewController?; var interactor: LoginInteractor! }
      public final class LoginInteractor { weak var presenter: LoginPresenter? }
      public final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
      public final class LoginWireframe {}
      """,
    ])
  }

  private static let crossing = "App/HomePresenter.swift -> Packages/Login/Sources/LoginKit/Login.swift"

  @Test func appRefersToComponentsOfItsPackage() throws {
    let analysis = try appWithPackage().analysis()
    #expect(edges(analysis.graph).contains(Self.crossing))
    #expect(Set(analysis.graph.modules.map(\.root)) == ["App", "Packages/Login"])
  }

  @Test func appThatDoesNotImportThePackageDoesNotSeeIt() throws {
    #expect(try edges(appWithPackage(imports: "import Foundation").analysis().graph) == [])
  }

  @Test func editingTheManifestAloneInvalidatesTheCache() throws {
    let tree = try appWithPackage()
    func edges() throws -> [String] {
      var options = AnalysisOptions(paths: ["App", "Packages"], basePath: tree.path, toolVersion: "test")
      options.cache = CacheChoice(path: "\(tree.path)/cache", isNamed: true)
      return try self.edges(Analysis(options).graph)
    }
    #expect(try edges() == [Self.crossing])
    #expect(try edges() == [Self.crossing])
    try tree.write(
      "let package = Package(name: \"Login\", targets: [.target(name: \"Other\", path: \"Sources\")])",
      to: "Packages/Login/Package.swift")
    #expect(try edges() == [])
  }

  @Test func indexKnowsTheTargets() throws {
    let tree = try appWithPackage()
    let whole = try tree.analysis(["App", "Packages"])
    for part in ["App", "Packages"] {
      _ = try IndexRun(AnalysisOptions(paths: [part], basePath: tree.path, toolVersion: "test"), to: "\(tree.path)/\(part).index")
    }
    var options = AnalysisOptions(paths: [], basePath: tree.path, toolVersion: "test")
    options.indexes = ["App.index", "Packages.index"]
    let linked = try Analysis(options)
    #expect(edges(linked.graph) == edges(whole.graph))
    #expect(lines(linked) == lines(whole))
  }
}
