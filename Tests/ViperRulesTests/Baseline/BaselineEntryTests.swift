import Testing

@testable import ViperRules

@Suite struct BaselineEntryTests {
  private func identity(_ component: String, target: String = "T", member: String = "m") -> FindingIdentity {
    FindingIdentity(rule: "a", root: ".", component: component, target: target, member: member)
  }

  @Test func lineComesBackAsItWas() {
    for entry in [BaselineEntry(identity("C"), ordinal: 1), BaselineEntry(identity("", target: "", member: ""), ordinal: 12)] {
      #expect(BaselineEntry(line: entry.line[...]) == entry)
    }
    #expect(BaselineEntry(identity("C", target: ""), ordinal: 3).line == "a\t.\tC\t-\tm\t3")
  }

  @Test(arguments: [
    "", "a\tb\tc\td\te", "a\tb\tc\td\te\t1\tf", "a\tb\t\td\te\t1", "a\tb\tc\td\te\t0", "a\tb\tc\td\te\t-1", "a\tb\tc\td\te\t+1",
    "a\tb\tc\td\te\t 1", "a\tb\tc\td\te\tx", "a b c d e 1",
  ])
  func otherLinesAreNoEntries(_ line: String) { #expect(BaselineEntry(line: line[...]) == nil) }

  @Test(arguments: [("a\tb", "\t"), ("a\nb", "\n"), ("a\u{202E}b", "\u{202E}")])
  func whatWouldBreakALineIsEscaped(_ name: String, _ sign: String) {
    let escaped = identity(name).escaped.component
    #expect(!escaped.contains(sign) && escaped.contains("\\"))
    #expect(BaselineEntry(line: BaselineEntry(identity(name).escaped, ordinal: 1).line[...]) != nil)
  }

  @Test func escapedNamesStayDifferent() {
    let names = ["a\tb", "a\\tb", "a\\\\tb", "a\nb", "ab"]
    #expect(Set(names.map { identity($0).escaped }).count == names.count)
    #expect(identity("Löwe").escaped.component == "Löwe")
  }
}

@Suite struct BaselineAnchorTests {
  @Test func fixedAnchorsAreSpreadEvenlyAndInOrder() {
    let places = Baseline.fixedAnchors.map(Baseline.place)
    #expect(places.count == 1024 && Set(places).count == 1024)
    #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 == 1 << 54 })
  }

  @Test(arguments: [("0", 0), ("8", 1 << 63), ("ffffffffffffffff", UInt64.max), ("001", 1 << 52), ("", 0)] as [(String, UInt64)])
  func placeIsTheDigestThatItBegins(_ anchor: String, _ place: UInt64) { #expect(Baseline.place(anchor) == place) }
}
