import Testing
import ViperFacts
import ViperLinking

@testable import ViperModel

/// What keeps an object when a property that holds it becomes weak.
struct KeepersTests {
  /// Whether something keeps a class, by its name, without the properties of some lines of `classes`.
  private func keeps(
    _ target: String, without lines: Int..., in classes: OwnedClasses, kept: [String] = [], showings: [(String, String)] = [],
    dropped: [String] = [], from roots: Keepers.Roots = .seen
  ) -> Bool {
    let id = { (name: String) in classes.graph.components.first { $0.name == name }!.id }
    var observations = Observations()
    observations.roots = SeenRoots(
      kept: kept.map(id), showings: showings.map { SeenRoots.Showing(owner: id($0.0), part: id($0.1)) },
      dropped: dropped.map(id))
    let ranges = classes.graph.references.filter { lines.contains($0.range.line) }.map(\.range)
    return Keepers(OwnershipGraph(classes.graph), observations) { _ in [] }
      .keep(id(target), without: Set(ranges), from: roots)
  }

  private let module = OwnedClasses(["V -> P", "P -> V", "P -> I", "I -> P"], roles: ["V": .view, "P": .presenter])

  @Test func aViewThatIsHandedOutKeepsItsParts() {
    #expect(keeps("V", without: 2, in: module, kept: ["V"]))
    #expect(keeps("P", without: 4, in: module, kept: ["V"]))
    #expect(!keeps("P", without: 1, in: module, kept: ["V"]))
  }

  @Test func whatIsNotSeenKeepsNothing() {
    #expect(!keeps("V", without: 2, in: module))
    #expect(!keeps("P", without: 4, in: module))
    // Somebody may show it.
    #expect(keeps("P", without: 4, in: module, from: .possible))
  }

  @Test func aPartThatNothingHoldsKeepsNothing() {
    let classes = OwnedClasses(["V -> P", "I -> P", "P -> V"], roles: ["V": .view])
    #expect(!keeps("P", without: 1, in: classes, kept: ["V"]))
    #expect(keeps("P", without: 1, in: classes, from: .possible))
    // The code that makes it is seen to let go of it, or it is kept itself.
    #expect(!keeps("P", without: 1, in: classes, dropped: ["I"], from: .possible))
    #expect(keeps("P", without: 1, in: classes, kept: ["V", "I"]))
  }

  @Test func twoReferencesThatBecomeWeakTogetherKeepNothing() {
    let classes = OwnedClasses(["R -> V", "R -> P", "P -> V"], roles: ["V": .view, "R": .wireframe])
    #expect(keeps("V", without: 1, in: classes, kept: ["R"]))
    #expect(!keeps("V", without: 1, 3, in: classes, kept: ["R"]))
  }

  /// A router whose view gets to a container by a property: whoever keeps the router has it show the view.
  @Test func aViewIsShownOnlyIfItLivesUntilThen() {
    let classes = OwnedClasses(["R -> V", "V -> P", "P -> R", "P -> V"], roles: ["V": .view, "R": .wireframe])
    #expect(!keeps("V", without: 1, 4, in: classes, showings: [("R", "V")]))
    #expect(keeps("V", without: 4, in: classes, showings: [("R", "V")]))
    #expect(keeps("P", without: 4, in: classes, showings: [("R", "V")]))
    // The router itself lives by the presenter from then on.
    #expect(!keeps("R", without: 3, in: classes, showings: [("R", "V")]))
  }

  /// A base class that holds the view until somebody reads it.
  @Test func aPropertyThatItsTypeEmptiesKeepsAViewUntilItIsShown() {
    let classes = OwnedClasses(["R -> V", "V -> P", "P -> V"], roles: ["V": .view], transient: [1])
    #expect(keeps("V", without: 3, in: classes, showings: [("R", "V")]))
    #expect(!keeps("V", without: 3, in: classes, kept: ["R"]))
  }

  /// What loses a class without the properties of some lines.
  private func losers(
    of target: String, without lines: Int..., in classes: OwnedClasses, passedOn: [String]
  ) -> [String] {
    let id = { (name: String) in classes.graph.components.first { $0.name == name }!.id }
    var observations = Observations()
    observations.roots = SeenRoots(kept: [id("V")], passedOn: passedOn.map(id))
    let ranges = classes.graph.references.filter { lines.contains($0.range.line) }.map(\.range)
    return Keepers(OwnershipGraph(classes.graph), observations) { _ in [] }.losers(of: id(target), without: Set(ranges))
      .map { classes.graph.components[$0].name }
  }

  @Test func whatLivesByItselfLosesWhatItKeepsByThePropertyAlone() {
    #expect(losers(of: "V", without: 2, in: module, passedOn: []) == [])
    #expect(losers(of: "V", without: 2, in: module, passedOn: ["P"]) == ["P"])
    // By the presenter.
    #expect(losers(of: "V", without: 2, in: module, passedOn: ["I"]) == ["I"])
    #expect(losers(of: "P", without: 4, in: module, passedOn: ["P", "V"]) == [])
    #expect(losers(of: "P", without: 4, in: module, passedOn: ["I"]) == ["I"])
    let router = OwnedClasses(["V -> P", "P -> R", "R -> V", "P -> V"], roles: ["V": .view])
    #expect(losers(of: "V", without: 4, in: router, passedOn: ["P"]) == [])
    #expect(losers(of: "V", without: 3, 4, in: router, passedOn: ["P"]) == ["P"])
  }
}
