import Testing
import ViperFacts
import ViperLinking
import ViperModel

@testable import ViperGraph

struct EntryModulesTests {
  private func entries(_ refer: (inout SampleGraph, _ delegate: Int, _ coordinator: Int, _ login: Int) -> Void) -> [String] {
    var sample = SampleGraph()
    let login = sample.addModule("Login")
    sample.addModule("Home")
    let coordinator = sample.add("AppCoordinator", .init("other"), nil)
    let delegate = sample.graph.components.count
    sample.graph.components.append(
      Component(
        id: delegate, name: "AppDelegate", role: .init("other"), kind: .class, module: nil,
        range: sample.graph.components[0].range, root: ".", evidence: "by hand", startsApp: true))
    refer(&sample, delegate, coordinator, login)
    return GraphView.module(of: sample.graph).nodes.filter { $0.modules.contains(where: \.isEntry) }.map(\.label)
  }

  @Test func moduleThatTheDelegateMakesIsTheEntry() {
    #expect(entries { sample, delegate, _, login in sample.refer(delegate, login, .construction) } == ["Login"])
  }

  @Test func coordinatorIsPassed() {
    #expect(
      entries { sample, delegate, coordinator, login in
        sample.refer(delegate, coordinator, .construction)
        sample.refer(coordinator, login, .construction)
      } == ["Login"])
  }

  @Test func withoutAReferenceThereIsNone() { #expect(entries { _, _, _, _ in }.isEmpty) }
}
