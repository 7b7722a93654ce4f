import Testing

@testable import ViperReporting

struct SourceExcerptsTests {
  @Test(arguments: ["\n", "\r", "\r\n"])
  func lineBreaksAreNoPartOfALine(_ lineBreak: String) {
    var excerpts = SourceExcerpts()
    excerpts.add([1, 2, 3], of: "A", from: ["one", "", "three"].joined(separator: lineBreak).utf8)
    #expect((1...3).map { excerpts.line($0, of: "A") } == [Array("one".utf8), [], Array("three".utf8)])
  }

  @Test func linesThatAreNotThereAreNil() {
    var excerpts = SourceExcerpts()
    excerpts.add([0, 2, 3], of: "A", from: "one\ntwo\n".utf8)
    #expect(excerpts.line(1, of: "A") == nil)
    #expect(excerpts.line(2, of: "A") == Array("two".utf8))
    #expect(excerpts.line(3, of: "A") == [], "the compiler counts the empty line at the end")
    #expect(excerpts.line(2, of: "B") == nil)
  }
}
