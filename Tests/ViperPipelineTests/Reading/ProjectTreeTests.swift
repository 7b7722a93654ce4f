import Foundation
import Testing
import ViperFacts
import ViperGraph
import ViperModel
import ViperReporting
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
    let report = try tree.analysis(details: [.background]).report
    #expect(report.fileCount == built.count)
    #expect(report.diagnostics.map(\.text).contains("note: 1 file belongs to no target of 'App.xcodeproj', so it is left out"))
    let usual = try tree.analysis().report
    #expect(usual.diagnostics.isEmpty && usual.unjudged.files == 1, "what holds in every run is said on request")
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
    var options = AnalysisOptions(testing: ["."], in: tree.path)
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
      var options = AnalysisOptions(testing: ["App", "Packages"], in: tree.path)
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
      _ = try IndexRun(AnalysisOptions(testing: [part], in: tree.path), to: "\(tree.path)/\(part).index")
    }
    var options = AnalysisOptions(testing: [], in: tree.path)
    options.indexes = ["App.index", "Packages.index"]
    let linked = try Analysis(options)
    #expect(edges(linked.graph) == edges(whole.graph))
    #expect(lines(linked) == lines(whole))
  }
}

/// Code bases with one root for each module, modules of one name, and interfaces in targets of their own.
@Suite struct CodeBaseTests {
  private typealias Target = XcodeProjectText.Target

  private func package(_ name: String, _ dependencies: String...) -> String {
    let packages = dependencies.map { ".package(path: \"../\($0)\")" }.joined(separator: ", ")
    let names = dependencies.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      let package = Package(name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])], dependencies: [\(packages)],
        targets: [.target(name: "\(name)", dependencies: [\(names)])])
      """
  }

  private func viper(_ m: String) -> String {
    """
    public protocol \(m)ViewInput: AnyObject {}
    public final class \(m)ViewController: UIViewController, \(m)ViewInput { var presenter: \(m)Presenter! }
    public final class \(m)Presenter { weak var view: \(m)ViewInput?; var interactor: \(m)Interactor!; var router: \(m)Router! }
    public final class \(m)Interactor { weak var presenter: \(m)Presenter? }
    public final class \(m)Router {}
    """
  }

  private func mvp(_ m: String) -> String {
    """
    public protocol \(m)ViewInput: AnyObject {}
    public final class \(m)ViewController: UIViewController, \(m)ViewInput { var presenter: \(m)Presenter! }
    public final class \(m)Presenter { weak var view: \(m)ViewInput? }
    """
  }

  /// An app with three modules of VIPER and one whose presenter has nothing behind it, each in a package.
  private func tree(_ last: String, uses: Bool = true) throws -> [String: Architecture] {
    let names = ["Home", "Login", "Pay"]
    let all = uses ? names + ["Tab"] : names
    let imports = all.map { "import \($0)" }.joined(separator: "\n")
    let opened = all.map { "let \($0.lowercased()) = \($0)ViewController()" }.joined(separator: "; ")
    var files = [
      "App/App.xcodeproj/project.pbxproj": XcodeProjectText.text(
        [Target("App", files: ["AppDelegate.swift"], products: all)], packages: all.map { "../\($0)" }),
      "App/AppDelegate.swift":
        "\(imports)\nimport UIKit\n@main final class AppDelegate: NSObject, UIApplicationDelegate { \(opened) }",
    ]
    for name in names + ["Tab"] {
      files["\(name)/Package.swift"] = package(name)
      files["\(name)/Sources/\(name)/\(name).swift"] = name == "Tab" ? last : viper(name)
    }
    let dialects = try ConfiguredProject(files).analysis(["App", "Tab"] + names).model.dialects
    return Dictionary(uniqueKeysWithValues: dialects.map { ($0.root, $0.architectures[0].architecture) })
  }

  @Test func rootWithOneModuleIsJudgedLikeItsCodeBase() throws {
    #expect(try tree(mvp("Tab"))["Tab"] == .viper)
  }

  @Test func rootWithEnoughModulesIsJudgedByThem() throws {
    #expect(try tree(["Tab", "Bar", "Row"].map(mvp).joined(separator: "\n"))["Tab"] == .mvp)
  }

  @Test func rootThatNothingUsesIsAStranger() throws {
    #expect(try tree(mvp("Tab"), uses: false)["Tab"] == .mvp)
  }

  // MARK: namesakes

  /// Modules of one name with one finding each: the presenter keeps the view.
  private func leaking() -> String { viper("Login").replacing("weak var view", with: "var view") }

  private func checkNamesakes(_ tree: ConfiguredProject, _ paths: [String]) throws {
    let analysis = try tree.analysis(paths)
    #expect(analysis.graph.modules.map(\.name) == ["Login", "Login"])
    #expect(Set(analysis.graph.modules.map(\.path)).count == 2)
    let findings = analysis.report.findings.filter { $0.rule == "retain-cycle" }
    #expect(findings.count == 2 && Set(findings.map(\.fingerprint)).count == 2)
    #expect(Set(findings.map(\.range.file)).count == 2)
    let module = { (id: Component.ID) in analysis.graph.components[id].module }
    #expect(analysis.graph.references.allSatisfy { module($0.from) == module($0.to) })
    let graph = JSONFormat().text(of: .data(of: analysis.graph, level: .component))
    for path in analysis.graph.modules.map(\.path) { #expect(graph.contains("\"module\":\"Login\",\"modulePath\":\"\(path)\"")) }
    let list = try ModelCatalogue.modules(AnalysisOptions(testing: paths, in: tree.path))
    #expect(list.split(separator: "\n").filter { $0.hasPrefix("Login  ") }.count == 2)
  }

  @Test func modulesOfOneNameInTwoTargetsStayTwo() throws {
    let tree = try ConfiguredProject([
      "App.xcodeproj/project.pbxproj": XcodeProjectText.text([
        Target("Shop", files: ["Shop/Login/Login.swift"]), Target("Wallet", files: ["Wallet/Login/Login.swift"]),
      ]),
      "Shop/Login/Login.swift": leaking(), "Wallet/Login/Login.swift": leaking(),
    ])
    try checkNamesakes(tree, ["."])
  }

  @Test func modulesOfOneNameInTwoRootsStayTwo() throws {
    let tree = try ConfiguredProject([
      "Shop/Package.swift": package("Shop"), "Shop/Sources/Shop/Login.swift": leaking(),
      "Wallet/Package.swift": package("Wallet"), "Wallet/Sources/Wallet/Login.swift": leaking(),
    ])
    try checkNamesakes(tree, ["Shop", "Wallet"])
  }

  // MARK: interfaces in targets of their own

  private func role(of name: String, implementer: (name: String, type: String), depends: Bool) throws -> Role? {
    let presenter = """
      public protocol Scanning: AnyObject { func scan() }
      public final class LoginPresenter { weak var view: LoginViewController?; var scanner: Scanning?; var interactor: LoginInteractor! }
      public final class LoginInteractor { weak var presenter: LoginPresenter? }
      public final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
      """
    let tree = try ConfiguredProject([
      "App.xcodeproj/project.pbxproj": XcodeProjectText.text([
        Target("Login", type: "framework", files: ["Login/Login.swift"]),
        Target(
          implementer.name, type: implementer.type, files: ["Other/Scan.swift"], dependencies: depends ? ["Login"] : []),
      ]),
      "Login/Login.swift": presenter,
      "Other/Scan.swift": """
      import Login
      final class ScanPresenter: Scanning { func scan() {}; weak var view: ScanViewController?; var interactor: ScanInteractor! }
      final class ScanInteractor { weak var presenter: ScanPresenter? }
      final class ScanViewController: UIViewController { var presenter: ScanPresenter! }
      """,
    ])
    return try tree.analysis(["."]).graph.components.first { $0.name == name }?.role
  }

  @Test func onlyImplementationThatDependsOnAnInterfaceTellsItsRole() throws {
    #expect(try role(of: "Scanning", implementer: ("LoginScanning", "framework"), depends: true) == .presenter)
  }

  @Test func appThatImplementsAnInterfaceDoesNotTellItsRole() throws {
    #expect(try role(of: "Scanning", implementer: ("Shop", "application"), depends: true) == nil)
    #expect(try role(of: "Scanning", implementer: ("DemoKit", "framework"), depends: true) == nil)
  }
}
