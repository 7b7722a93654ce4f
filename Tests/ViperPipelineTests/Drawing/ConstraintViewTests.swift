import Testing
import ViperFacts
import ViperGraph
import ViperPipeline

/// What is drawn of each kind of constraint.
struct ConstraintViewTests {
  private static let code = [
    "App/Login/LoginModule.swift": """
    final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
    final class LoginPresenter { weak var view: LoginViewController?; var interactor: LoginInteractor!; let clock = Clock() }
    final class LoginInteractor { let store = TokenStore(); let session: SessionService? = nil }
    final class LoginWireframe { func home() { _ = HomeWireframe() } }
    """,
    "App/Home/HomeModule.swift": """
    final class HomeViewController: UIViewController { var presenter: HomePresenter! }
    final class HomePresenter { weak var view: HomeViewController?; var interactor: HomeInteractor! }
    final class HomeInteractor { var login: LoginPresenter? }
    final class HomeWireframe {}
    """,
    "Core/Core.swift": """
    import Alamofire
    final class SessionService { var token: TokenStore? }
    struct TokenStore { struct Key {}; var clock: Clock? }
    struct Clock { func back(_ home: HomePresenter) {} }
    """,
  ]

  private static func run(_ statement: String, _ paths: [String] = ["."], level: GraphView.Level? = nil) throws -> (
    text: String, messages: [String]
  ) {
    let project = try ConfiguredProject(code)
    try project.write("constraints:\n- {name: own, reason: Why., \(statement)}\n", to: ".viper-lint.yml")
    var request = GraphRequest(AnalysisOptions(paths: paths, basePath: project.path, toolVersion: "1"))
    request.view.constraint = "own"
    request.view.level = level
    request.outputs = [DrawingTarget(format: BandFormat(), file: nil)]
    let output = try GraphRun(request).drawings[0].result.get()
    return (String(decoding: output.bytes, as: UTF8.self), output.messages)
  }

  private static func drawn(_ statement: String, _ paths: [String] = ["."]) throws -> [String] {
    try run(statement, paths).text.split(separator: "\n").map(String.init)
  }

  @Test func forbiddenHasBothEndsAndWhatBreaksIt() throws {
    #expect(
      try Self.drawn("forbidden: {from: {role: presenter}, to: {path: Core/**, role: none}}") == [
        "from: HomePresenter LoginPresenter", "to: Clock", "LoginPresenter × Clock",
      ])
  }

  @Test func whatIsExceptedIsAllowed() throws {
    #expect(
      try Self.drawn("forbidden: {from: {role: presenter}, to: {path: Core/**}, except: {name: Clock}}") == [
        "from: HomePresenter LoginPresenter", "to: SessionService TokenStore", "except: Clock", "LoginPresenter - Clock",
      ])
  }

  @Test func aPathIsDrawnWithWhatIsInBetween() throws {
    #expect(
      try Self.drawn("forbidden: {from: {name: LoginPresenter}, to: {name: TokenStore}, reachable: true}") == [
        "from: LoginPresenter", "others: LoginInteractor", "to: TokenStore", "LoginPresenter × LoginInteractor",
        "LoginInteractor × TokenStore",
      ])
  }

  @Test func allowedHasWhatIsNot() throws {
    #expect(
      try Self.drawn("allowed: {from: {name: LoginInteractor}, to: {name: TokenStore}}") == [
        "from: LoginInteractor", "to: TokenStore", "others: SessionService", "LoginInteractor × SessionService",
        "LoginInteractor - TokenStore",
      ])
  }

  @Test func requiredMarksTypes() throws {
    #expect(
      try Self.drawn("required: {from: {role: interactor}, to: {role: service}}") == [
        "from: HomeInteractor× LoginInteractor", "to: SessionService TokenStore", "LoginInteractor - SessionService",
        "LoginInteractor - TokenStore",
      ])
  }

  @Test func layersAreBands() throws {
    let lines = try Self.drawn("layers: [{path: App/**}, {path: Core/**}]")
    #expect(lines.prefix(2).map { String($0.prefix(8)) } == ["layer 1:", "layer 2:"])
    #expect(lines.contains("Clock × HomePresenter") && lines.contains("LoginPresenter - Clock"))
    #expect(!lines.contains("LoginInteractor - HomePresenter") && !lines.contains { $0.hasPrefix("TokenStore - ") })
  }

  @Test func independentGroupsHaveWhatConnectsThem() throws {
    #expect(
      try Self.drawn("independent: [{name: Login*}, {name: Home*}]").suffix(2) == [
        "HomeInteractor × LoginPresenter", "LoginWireframe × HomeWireframe",
      ])
  }

  @Test func aCircleIsDrawnAsItsUnits() throws {
    #expect(
      try Self.drawn("acyclic: module") == [
        "Home: HomeInteractor HomeWireframe", "Login: LoginPresenter LoginWireframe", "HomeInteractor × LoginPresenter",
        "LoginWireframe × HomeWireframe",
      ])
  }

  @Test func withoutACircleThereIsNothingToDraw() throws {
    let error = #expect(throws: UsageError.self) { try Self.run("acyclic: module, of: {module: Login}") }
    #expect(error?.diagnostics[0].message == "no modules refer to each other in a cycle, so 'own' has nothing to draw")
  }

  @Test func protectedTypesHaveTheirUsers() throws {
    let lines = try Self.drawn("protected-types: {name: TokenStore}, used-by: {role: service}")
    #expect(
      lines == [
        "used-by: SessionService", "others: LoginInteractor", "protected-types: TokenStore", "LoginInteractor × TokenStore",
        "SessionService - TokenStore",
      ])
  }

  @Test func importsMarkTypes() throws {
    #expect(
      try Self.drawn("only: {role: interactor}, may-import: [Alamofire]") == ["others: SessionService× TokenStore Clock"])
  }

  @Test func aLimitMarksTypes() throws {
    #expect(
      try Self.drawn("limit: {dependencies: 1, of: {role: [presenter, service]}}") == [
        "of: HomePresenter× LoginPresenter× SessionService TokenStore"
      ])
  }

  @Test func aPartHasItsOwnTypesAndWhatTheseReferTo() throws {
    #expect(
      try Self.drawn("forbidden: {from: {role: presenter}, to: {path: Core/**, role: none}}", ["App/Login"]) == [
        "from: LoginPresenter", "to: Clock", "LoginPresenter × Clock",
      ])
  }

  @Test func modulesAreDrawnOnRequest() throws {
    let text = try Self.run("independent: [{name: Login*}, {name: Home*}]", level: .module).text
    #expect(text.split(separator: "\n") == ["Home × Login", "Login × Home"])
  }

  @Test func whatSelectsNothingIsNoPicture() throws {
    let error = #expect(throws: UsageError.self) { try Self.run("limit: {lines: 1, of: {name: Nobody}}") }
    #expect(error?.diagnostics.last?.message.contains("selects nothing here") == true)
  }
}

/// A line for each box with its types, then one for each reference; `×` is a finding.
private struct BandFormat: ViewFormat {
  let name = "bands"
  let content = ViewContent.picture

  func output(of drawing: Drawing) -> FormattedGraph {
    let view = drawing.view
    let boxes = view.level == .module ? [] : view.clusters.indices.map { line(of: $0, in: view) }
    let edges = view.edges.map { edge in
      "\(view.nodes[edge.from].label) \(edge.marks.isEmpty ? "-" : "×") \(view.nodes[edge.to].label)"
    }
    return FormattedGraph((boxes + edges).joined(separator: "\n"))
  }

  private func line(of box: Int, in view: GraphView) -> String {
    let names = view.nodes.filter { $0.cluster == box }.map { $0.label + ($0.marks.isEmpty ? "" : "×") }
    return "\(view.clusters[box].name): \(names.joined(separator: " "))"
  }
}
