import Testing
import ViperFacts
import ViperLinking

@testable import ViperHeap

/// What contradicts a run, what is right, and what leaves it open.
@Suite struct HeapComparisonTests {
  private static let place = SourceRange(file: "A.swift", line: 1, column: 1, endLine: 1, endColumn: 1)

  private func object(
    _ id: Int, _ type: String, _ lives: HeapReport.Answer = .yes, isInstance: Bool = true, isFromOutside: Bool = false,
    isMany: Bool = false, holding slots: [HeapReport.Slot] = []
  ) -> HeapReport.Object {
    HeapReport.Object(
      id: id, type: type, symbol: isInstance ? 0 : nil, place: Self.place, isFromOutside: isFromOutside, isMany: isMany,
      lives: lives,
      slots: slots)
  }

  private func slot(_ objects: [Int] = [], isNil: Bool = false, isData: Bool = false, unknown: [String] = []) -> HeapReport.Slot {
    HeapReport.Slot(name: "part", strength: .strong, objects: objects, mayBeNil: isNil, mayBeData: isData, unknown: unknown)
  }

  private func compared(_ objects: [HeapReport.Object], to seen: String..., values: Set<String> = []) -> HeapComparison {
    let report = HeapReport(entry: "App", place: Self.place, snapshots: [HeapReport.Snapshot(phase: .used, objects: objects)])
    let lines = ["module\tLogin", "heap\ttapped"] + seen.map { $0.replacing(" ", with: "\t") }
    return HeapComparison(
      report, RunHeap.heaps(in: lines.joined(separator: "\n"))[0].heap, module: "Login", values: values)
  }

  /// A view whose `part` is said to be something, beside one that shows something else.
  private func compared(
    _ said: HeapReport.Slot, to seen: String, _ others: [HeapReport.Object] = [], lives: HeapReport.Answer = .yes,
    values: Set<String> = []
  ) -> HeapComparison {
    compared(
      [object(1, "LoginView", lives, holding: [said])] + others, to: "object LoginView#1", "slot part \(seen)",
      "object LoginPresenter#2", "object LoginRouter#3", values: values)
  }

  private var others: [HeapReport.Object] { [object(2, "LoginPresenter"), object(3, "LoginRouter")] }

  // MARK: lives

  @Test func contradictsWhatDiesAndLives() {
    #expect(
      compared([object(1, "LoginView", .no)], to: "object LoginView#1").contradictions.map(\.text) == [
        "used: View: said 0 living; seen 1"
      ])
    #expect(compared([object(1, "LoginView")]).contradictions.map(\.text) == ["used: View: said 1 living; seen 0"])
    #expect(compared([], to: "object LoginView#1").contradictions.count == 1)
  }

  @Test func contradictsTooManyAndTooFew() {
    let (certain, perhaps) = (object(1, "LoginView"), object(2, "LoginView", .perhaps))
    #expect(compared([certain, perhaps]).contradictions.map(\.said) == ["1 to 2 living"])
    #expect(
      compared([certain, perhaps], to: "object LoginView#1", "object LoginView#2", "object LoginView#3").contradictions.count
        == 1)
    #expect(compared([certain, perhaps], to: "object LoginView#1").perhaps == 1)
  }

  @Test func aPlaceThatMakesManyLeavesTheirNumberOpen() {
    let many = object(1, "LoginView", .perhaps, isMany: true)
    #expect(compared([many], to: "object LoginView#1", "object LoginView#2").perhaps == 1)
    #expect(compared([object(1, "LoginView", isMany: true)]).contradictions.map(\.said) == ["1 or more living"])
  }

  // MARK: properties

  @Test(arguments: [("LoginPresenter#2", [2], false), ("nil", [], true)])
  func isRightWhereWhatIsCertainIsSeen(_ seen: String, _ objects: [Int], _ isNil: Bool) {
    let comparison = compared(slot(objects, isNil: isNil), to: seen, others)
    #expect(comparison.contradictions.isEmpty && comparison.perhaps == 0)
    #expect(comparison.right == 4)
  }

  @Test(arguments: ["nil", "data", "closure", "LoginRouter#3", "UIKit:UIWindow#4"])
  func contradictsAnotherValueThanTheCertainOne(_ seen: String) {
    let comparison = compared(slot([2]), to: seen, others)
    #expect(comparison.contradictions.map(\.subject) == ["View.part"])
    #expect(comparison.contradictions[0].said == "Presenter")
  }

  @Test func contradictsWhatIsNotAmongThePossibilities() {
    let said = slot([2], isNil: true)
    #expect(compared(said, to: "nil", others).perhaps == 1)
    #expect(compared(said, to: "LoginPresenter#2", others).perhaps == 1)
    #expect(compared(said, to: "LoginRouter#3", others).contradictions.map(\.said) == ["perhaps Presenter, nil"])
  }

  @Test func countsReasonsWhereNothingIsKnown() {
    let comparison = compared(slot([2], unknown: ["parameter"]), to: "LoginRouter#3", others)
    #expect(comparison.contradictions.isEmpty && comparison.unknown == ["parameter": 1])
  }

  @Test func whatComesFromOutsideMayBeAnyObject() {
    let outside = object(9, "LoginPresenterInput", isFromOutside: true)
    #expect(compared(slot([9]), to: "LoginRouter#3", others + [outside]).contradictions.isEmpty)
    #expect(compared(slot([9]), to: "UIKit:UIView#9", others + [outside]).contradictions.isEmpty)
    #expect(compared(slot([9]), to: "nil", others + [outside]).contradictions.count == 1)
  }

  @Test func comparesClosuresAndObjectsOfFrameworks() {
    let closure = object(8, "closure", isInstance: false)
    let window = object(9, "UIWindow", isInstance: false)
    #expect(compared(slot([8]), to: "closure", others + [closure]).right == 4)
    #expect(compared(slot([9]), to: "UIKit:UIWindow#9", others + [window]).right == 4)
    #expect(compared(slot([8]), to: "nil", others + [closure]).contradictions.count == 1)
    #expect(compared(slot([9]), to: "LoginRouter#3", others + [window]).contradictions.count == 1)
  }

  @Test(arguments: ["array", "LoginPair"]) func seesThroughContainers(_ type: String) {
    let container = object(9, type, isInstance: false, holding: [slot([2])])
    func compare(_ seen: String) -> HeapComparison {
      compared(slot([9]), to: seen, others + [container], values: ["LoginPair"])
    }
    #expect(compare("LoginPresenter#2").right == 4)
    #expect(compare("LoginRouter#3").contradictions.count == 1)
    #expect(compare("").contradictions.count == 1)
  }

  @Test func aContainerThatHoldsItselfEnds() {
    let container = object(9, "array", isInstance: false, holding: [slot([9, 2])])
    #expect(compared(slot([9]), to: "LoginPresenter#2", others + [container]).contradictions.isEmpty)
  }

  /// Two views of a class are not told apart: one shows what the other is said to hold.
  @Test func joinsObjectsOfAClass() {
    let views = [object(1, "LoginView", holding: [slot([2])]), object(4, "LoginView", .perhaps, holding: [slot([3])])]
    func compare(_ seen: String) -> HeapComparison {
      compared(
        views + others, to: "object LoginView#1", "slot part \(seen)", "object LoginPresenter#2", "object LoginRouter#3")
    }
    #expect(compare("LoginPresenter#2").contradictions.isEmpty)
    #expect(compare("LoginRouter#3").contradictions.map(\.subject) == ["View.part"])
  }

  @Test func aPropertyThatTheReportDoesNotHaveIsUnknown() {
    let comparison = compared([object(1, "LoginView")], to: "object LoginView#1", "slot part nil")
    #expect(comparison.contradictions.isEmpty && comparison.unknown == ["no such property": 1])
  }

  /// What comes from code that is not read may be an object of any class.
  @Test func aClassOfWhichNothingIsSaidIsUnknownWhereSomethingIs() {
    let view = object(1, "LoginView", holding: [slot(unknown: ["external"])])
    let comparison = compared([view], to: "object LoginView#1", "object LoginRouter#2")
    #expect(comparison.contradictions.isEmpty && comparison.unknown == ["made elsewhere": 1])
    #expect(compared([object(1, "LoginView")], to: "object LoginView#1", "object LoginRouter#2").contradictions.count == 1)
    let unset = object(1, "LoginView", holding: [slot(unknown: ["uninitialised"])])
    #expect(compared([unset], to: "object LoginView#1", "object LoginRouter#2").contradictions.count == 1)
  }

  /// One that has not been made on all ways need not be there.
  @Test func whatMayNotBeMadeNeedNotLive() {
    let child = HeapReport.Object(
      id: 4, type: "LoginChild", symbol: 0, place: Self.place, isFromOutside: false, isMany: false, isConditional: true,
      lives: .yes,
      slots: [slot([2])])
    #expect(compared([child]).contradictions.isEmpty)
    #expect(compared([child] + others, to: "object LoginPresenter#2", "object LoginRouter#3").contradictions.isEmpty)
    #expect(compared([child], to: "object LoginChild#4", "object LoginChild#5").contradictions.count == 1)
  }

  @Test func objectsOfFrameworksMayBeData() {
    #expect(compared(slot(isData: true), to: "Foundation:UserDefaults#9", others).right == 4)
    #expect(compared(slot(isData: true), to: "nil", others).contradictions.count == 1)
  }
}
