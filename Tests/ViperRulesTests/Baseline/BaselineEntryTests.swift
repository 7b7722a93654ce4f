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
