import Testing
import ViperGraph

struct NameSelectionTests {
  private let view = GraphView.made(.module, "Login", "LoginHelp", "login", "Home")

  @Test func exactSpellingWins() {
    #expect(view.nodes(named: "Login") == ["Login"])
    #expect(view.nodes(named: "login") == ["login"])
  }

  @Test func upperAndLowerCaseAreTheSameWhereNothingIsSpelledSo() {
    #expect(view.nodes(named: "HOME") == ["Home"])
    #expect(view.nodes(named: "LOGIN") == ["Login", "login"])
  }

  @Test func starStandsForAnyText() {
    #expect(view.nodes(named: "Log*") == ["Login", "LoginHelp"])
    #expect(view.nodes(named: "*") == ["Login", "LoginHelp", "login", "Home"])
    #expect(view.nodes(named: "Lo*ut").isEmpty)
  }

  @Test func slashMeansAPath() {
    #expect(view.nodes(named: "Modules/Home") == ["Home"])
    #expect(view.nodes(named: "Modules/").count == 4)
    #expect(view.nodes(named: "Mod/").isEmpty)
  }

  @Test func moduleNamesItsComponents() {
    let view = GraphView.picture(of: SampleGraph.small.graph, level: .component)
    let labels = view.nodes.filter { view.nodes(named: "Home").contains($0.id) }.map(\.label)
    #expect(labels.sorted() == ["HomeInteractor", "HomePresenter", "HomeViewController", "HomeWireframe"])
  }

  @Test func protocolNamesWhatIsDrawnForIt() {
    let view = GraphView.picture(of: SampleGraph.small.graph, level: .component)
    let found = view.nodes.filter { view.nodes(named: "HomePresenterInterface").contains($0.id) }
    #expect(found.map(\.label) == ["HomePresenter"])
  }

  @Test func nestedTypeNeedsNoOuterName() {
    let view = GraphView.made(.component, "AddAccount.ConfirmWireframe")
    #expect(view.nodes(named: "ConfirmWireframe").count == 1)
    #expect(view.nodes(named: "AddAccount.ConfirmWireframe").count == 1)
    #expect(view.nodes(named: "AddAccount").isEmpty)
  }
}
