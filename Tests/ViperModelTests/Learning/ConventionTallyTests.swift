import Testing
import ViperFacts

@testable import ViperModel

struct ConventionTallyTests {
  private func support(_ odd: Int, of total: Int) -> ConventionSupport { ConventionSupport(count: total - odd, total: total) }

  @Test(arguments: [(1, 43), (2, 60), (8, 144)])
  func fewOddOnesAmongManyLeaveNoDoubt(_ odd: Int, _ total: Int) {
    #expect(support(odd, of: total).lowerBound >= 0.9)
  }

  @Test func oneOddAmongTwelveLeavesDoubt() {
    #expect(support(1, of: 12).lowerBound < 0.8)
    #expect(support(0, of: 5).lowerBound < 0.8)
  }

  @Test func mostFrequentValueIsTheMajority() {
    var tally = ConventionTally<String>()
    for (value, module) in [("weak", "A"), ("strong", "B"), ("weak", "C")] { tally.add(value, module: module) }
    #expect(tally.majority == "weak")
    #expect(tally.support(of: ["weak"]).counts == "in 2 of 3 modules")
    #expect(tally.support(of: ["weak", "strong"]).counts == "in all 3 modules")
  }

  @Test func firstAmongEqualsIsTheMajority() {
    var tally = ConventionTally<String>()
    for value in ["b", "a", "a", "b"] { tally.add(value, module: "M") }
    #expect(tally.majority == "b")
  }

  @Test func namesTheOddOnes() {
    var tally = ConventionTally<Bool>()
    let place = SourceRange(file: "App/Pay/PayInteractor.swift", line: 12, column: 3, endLine: 12, endColumn: 9)
    tally.add(true, module: "Login")
    tally.add(false, module: "Pay", place: place)
    #expect(tally.support(of: [true]).exceptions(("differs", "differ")) == "PayInteractor.swift:12 differs")
    for module in ["C", "A", "B"] { tally.add(false, module: module) }
    #expect(tally.support(of: [true]).exceptions(("differs", "differ")) == "A, B and 2 more differ")
    #expect(tally.support(of: [true, false]).exceptions(("differs", "differ")) == nil)
  }
}
