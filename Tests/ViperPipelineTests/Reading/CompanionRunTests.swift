import Testing
import ViperFacts
import ViperModel
import ViperRules

@testable import ViperPipeline

/// Storyboards and the like in a run.
@Suite struct CompanionRunTests {
  private static func module(_ name: String, assembly: String = "enum") -> String {
    """
    final class \(name)ViewController: UIViewController { var output: \(name)Presenter! }
    final class \(name)Presenter { weak var view: \(name)ViewController?; var interactor: \(name)Interactor! }
    final class \(name)Interactor { weak var output: \(name)Presenter? }
    \(assembly) \(name)Assembly {
      static func make() -> UIViewController {
        let (view, presenter) = (\(name)ViewController(), \(name)Presenter())
        view.output = presenter
        presenter.interactor = \(name)Interactor()
        return view
      }
    }
    """
  }

  private static let app = """
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      func start() { show(HomeAssembly.make()); show(CartAssembly.make()) }
      func show(_ view: UIViewController) {}
    }
    """

  private func project(_ others: [String: String] = [:]) throws -> ConfiguredProject {
    var files = ["App.swift": Self.app]
    for name in ["Home", "Cart", "Gift"] { files["\(name)/\(name).swift"] = Self.module(name) }
    return try ConfiguredProject(files.merging(others) { $1 })
  }

  /// The components at which modules are reported that nothing makes.
  private func uncreated(_ others: [String: String] = [:]) throws -> [String] {
    try project(others).analysis(dialect: "rambler").report.findings.filter { $0.rule == "module-never-created" }
      .compactMap(\.component)
  }

  /// What no code names may be alive all the same.
  @Test(arguments: [("", true), ("<document><customObject id=\"1\" customClass=\"GiftRouter\"/></document>", false)])
  func storyboardMakesWhatNoCodeNames(_ storyboard: String, _ isDead: Bool) throws {
    let code = """
      final class GiftPresenter {
        weak var view: GiftViewController?
        var interactor: GiftInteractor!
        var router: GiftRouter!
        func open() { router.open() }
      }
      final class GiftRouter: NSObject { var presenter: GiftPresenter!; func open() { presenter.open() } }
      """
    let others = Self.module("Gift").split(separator: "\n").filter { !$0.contains("class GiftPresenter") }.joined(separator: "\n")
    let files = [
      "Gift/Gift.swift": "\(others)\n\(code)\nfunc make() { show(GiftAssembly.make()) }", "Gift.storyboard": storyboard,
    ]
    let findings = try project(storyboard.isEmpty ? files.filter { $0.key != "Gift.storyboard" } : files)
      .analysis(dialect: "rambler").report.findings
    let link = try #require(findings.first { $0.rule == "wireframe-references-presenter" })
    #expect(link.message.contains("never set") == isDead)
  }

  @Test func nothingMakesTheModule() throws { #expect(try uncreated() == ["GiftAssembly"]) }

  @Test(arguments: [
    (
      "Gift.storyboard",
      "<document><viewController id=\"1\" customClass=\"GiftViewController\" sceneMemberID=\"viewController\"/></document>"
    ),
    ("Base.lproj/Main.storyboard", "<document><customObject id=\"1\" customClass=\"GiftAssembly\"/></document>"),
    ("Old.m", "#import \"App-Swift.h\"\nid x() { return [GiftViewController new]; }"),
    ("Info.plist", "<string>$(PRODUCT_MODULE_NAME).GiftViewController</string>"),
    ("Find.swift", "func find(_ name: String) -> AnyClass? { NSClassFromString(name) }"),
    ("Links.swift", "let links: [Any.Type] = [GiftAssembly.self]"),
    ("Damaged.storyboard", "<document>\n<scene></document>"),
    ("Find.swift", "func find() { if let found = NSClassFromString(\"App.GiftViewController\") { show(found) } }"),
    (
      "Gift.storyboard",
      "<document><viewController id=\"1\" customClass=\"GiftVc\" sceneMemberID=\"viewController\"/></document>"
    ),
    (
      "Gift/GiftService.swift",
      "final class GiftService { static func show() { GiftAssembly.make() } }\n// file: Gifts.swift\nlet gifts = GiftService.show"
    ),
  ])
  func somethingMayMakeTheModule(_ name: String, _ text: String) throws { #expect(try uncreated([name: text]) == []) }

  @Test(arguments: [
    (
      "Gift.xib",
      "<document><placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"1\" customClass=\"GiftViewController\"/></document>"
    ),
    ("GiftTests/GiftTests.swift", "import XCTest\nlet made = GiftAssembly.make()"),
    ("Find.swift", "let isTest = NSClassFromString(\"XCTest\") != nil"),
    ("Old.m", "id x() { return [GiftViewController new]; }"),
    (
      "Preview.swift", "struct Gift_Previews: PreviewProvider { static var previews: some View { Wrapped(GiftAssembly.make()) } }"
    ),
  ])
  func otherFilesDoNotMakeTheModule(_ name: String, _ text: String) throws {
    #expect(try uncreated([name: text]) == ["GiftAssembly"])
  }

  /// A nib sets the outlet, so that the view's presenter is the one that it has.
  @Test(arguments: [("CartPresenter", false), (nil, true)] as [(String?, Bool)])
  func outletsAreSet(_ className: String?, _ isOpen: Bool) throws {
    let view = Self.module("Gift").replacing("var output:", with: "@IBOutlet var cart: CartPresenter!; var output:")
    let object = className.map { "<customObject id=\"2\" customClass=\"\($0)\"/>" } ?? ""
    let nib = """
      <document><placeholder placeholderIdentifier="IBFilesOwner" id="1" customClass="GiftViewController">
      <connections><outlet property="cart" destination="2" id="3"/></connections></placeholder>\(object)</document>
      """
    let analysis = try project(["Gift/Gift.swift": view, "Gift/Gift.xib": nib]).analysis(dialect: "rambler")
    #expect(analysis.whole.observations.wiring.undecided.entries.contains { $0.escape == .outlet } == isOpen)
  }

  @Test func storyboardsAreNoSwiftFiles() throws {
    let project = try project(["Gift.storyboard": "<document>\n<scene></document>"])
    let report = try project.analysis(dialect: "rambler").report
    #expect(report.fileCount == 4 && report.isComplete)
    #expect(report.diagnostics.contains { $0.file == "Gift.storyboard" && $0.line == 2 && $0.severity == .note })
  }

  @Test func anExcludedStoryboardIsNotRead() throws {
    let project = try project(["Gift.storyboard": "<document>\n<scene></document>"])
    let report = try project.analysis(configuration: "exclude: ['**/*.storyboard']\ndialect: rambler\n").report
    #expect(!report.diagnostics.contains { $0.file == "Gift.storyboard" })
  }

  /// A module that only a dead one opens is dead, too, and is reported no more than once.
  @Test func whatOnlyDeadModulesOpenIsUnreached() throws {
    let router = "final class GiftRouter { func openCard() -> UIViewController { CardAssembly.make() } }"
    let project = try project(["Gift/GiftRouter.swift": router, "Card/Card.swift": Self.module("Card")])
    let analysis = try project.analysis(dialect: "rambler")
    #expect(analysis.report.findings.filter { $0.rule == "module-never-created" }.compactMap(\.component) == ["GiftAssembly"])
    #expect(analysis.graph.unreached.map { analysis.graph.modules[$0].name } == ["Card", "Gift"])
  }

  @Test func whoOpensWhomIsListed() throws {
    let router = """
      final class HomeRouter {
        weak var viewController: UIViewController?
        func navigate(to option: HomeOption) {
          switch option {
          case .cart: viewController?.navigationController?.pushViewController(CartAssembly.make(), animated: true)
          case .gift:
            let navigation = UINavigationController(rootViewController: GiftAssembly.make())
            viewController?.present(navigation, animated: true)
          }
        }
      }
      """
    let storyboard = """
      <document><viewController id="1" customClass="CartViewController" sceneMemberID="viewController">
        <connections><segue destination="2" kind="show" identifier="toGift"/></connections></viewController>
        <viewController id="2" customClass="GiftViewController" sceneMemberID="viewController"/></document>
      """
    let project = try project(["Home/HomeRouter.swift": router, "Cart/Cart.storyboard": storyboard])
    let graph = try project.analysis(dialect: "rambler").graph
    let ways = graph.navigations.map { way in
      let (from, to) = (graph.components[way.from].name, graph.components[way.to].name)
      return "\(from) \(way.transition.rawValue) \(to) \(way.option ?? "-") \(way.range.file):\(way.range.line)"
    }
    #expect(
      Set(ways) == [
        "CartViewController segue GiftViewController toGift Cart/Cart.storyboard:2",
        "HomeRouter push CartAssembly cart Home/HomeRouter.swift:5",
        "HomeRouter present GiftAssembly gift Home/HomeRouter.swift:7",
      ])
  }
}
