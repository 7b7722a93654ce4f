import Testing
import ViperPlatform
import ViperTestSupport

@testable import ViperFacts

/// The facts of storyboards in a cache, and in an index.
@Suite struct CompanionCacheTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private static func xib(_ name: String) -> String { "<document><view id=\"1\" customClass=\"\(name)\"/></document>" }

  private func file(_ name: String) -> CompanionFile {
    CompanionFile(kind: .xib, path: "\(scratch.path)/\(name)", name: name)
  }

  private func classes(_ files: [CompanionFile], now: Int64 = .max) -> [[String]] {
    CompanionCache(nextTo: "\(scratch.path)/cache", version: 1, isReadOnly: false).read(files, threads: 2, now: now).code
      .map { $0.facts.objects.map(\.className) }
  }

  @Test func aChangedFileIsReadAgain() throws {
    try scratch.write(Self.xib("A"), to: "A.xib")
    try scratch.write(Self.xib("B"), to: "B.xib")
    let files = [file("A.xib"), file("B.xib")]
    #expect(classes(files) == [["A"], ["B"]])
    #expect(classes(files) == [["A"], ["B"]])
    try scratch.write(Self.xib("Longer"), to: "A.xib")
    #expect(classes(files) == [["Longer"], ["B"]])
    #expect(classes(files, now: 0) == [["Longer"], ["B"]])
  }

  @Test func aDamagedCacheMakesNoDifference() throws {
    try scratch.write(Self.xib("A"), to: "A.xib")
    #expect(classes([file("A.xib")]) == [["A"]])
    try scratch.write(String(try scratch.text(of: "cache.companions").dropLast(9)), to: "cache.companions")
    #expect(classes([file("A.xib")]) == [["A"]])
  }

  @Test func aBrokenFileIsANote() throws {
    try scratch.write("<document>\n<view></document>", to: "A.xib")
    let read = CompanionCache(nextTo: nil, version: 1, isReadOnly: false).read([file("A.xib"), file("None.xib")], threads: 1)
    #expect(read.code.map(\.facts.isUnread) == [true, true])
    #expect(read.problems.map(\.severity) == [.note, .note])
    #expect(read.problems.map(\.line) == [2, nil])
  }

  @Test func anIndexHasThemRelativeToItsFolder() throws {
    let code = CompanionCode(
      file: file("A.xib"), facts: try CompanionReader.facts(of: Array(Self.xib("A").utf8), .xib).get())
    let bytes = StoredCompanions.bytes([code])
    let read = try #require(StoredCompanions.code(bytes, basePath: AbsolutePath("/Other")))
    #expect(read.map(\.file.path) == ["/Other/A.xib"] && read.map(\.facts) == [code.facts])
    for count in 1..<bytes.count { _ = StoredCompanions.code(Array(bytes.prefix(count)), basePath: AbsolutePath("/")) }
  }
}
