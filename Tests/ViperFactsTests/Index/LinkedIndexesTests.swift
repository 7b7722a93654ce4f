import Foundation
import Testing
import ViperTestSupport

@testable import ViperFacts

/// Indexes of parts of a code base, written to files and merged.
@Suite struct LinkedIndexesTests {
  private static let version: UInt64 = 7

  /// A file of a part: its name, its code, and its root.
  private struct Part {
    var name: String
    var code = "class A {}"
    var root = "."
  }

  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func paths(_ paths: [String], roots: [String] = []) -> NamedPaths {
    NamedPaths(paths, roots: roots, basePath: scratch.path, workingDirectory: scratch.path)
  }

  /// Writes an index of the parts, which are also written as files so that their folders exist.
  private func index(
    _ name: String, of parts: [Part], under named: [String] = ["."], roots: [String] = [], problems: [Diagnostic] = []
  ) throws -> FactIndex {
    for part in parts { try scratch.write(part.code, to: part.name) }
    let sources = parts.map { part in
      (
        SourceFile(path: scratch.path + "/" + part.name, name: part.name, root: part.root),
        FactExtractor.facts(of: Array(part.code.utf8))
      )
    }
    try FactIndex.write(sources, problems: problems, paths: paths(named, roots: roots), version: Self.version, to: name)
    return try FactIndex(path: name, in: scratch.path, version: Self.version)
  }

  private func linked(_ indexes: [FactIndex]) throws -> LinkedIndexes { try LinkedIndexes(indexes, basePath: scratch.path) }

  @Test func filesOfAllIndexesAreSortedByName() throws {
    let first = try index("1.index", of: [Part(name: "B/B.swift", code: "class B {}"), Part(name: "A/Z.swift")])
    let second = try index("2.index", of: [Part(name: "A/A.swift")])
    let linked = try linked([first, second])
    #expect(linked.sources.map(\.0.name) == ["A/A.swift", "A/Z.swift", "B/B.swift"])
    #expect(linked.sources.map(\.0.path) == linked.sources.map { scratch.path + "/" + $0.0.name })
    #expect(linked.sources[2].1 == FactExtractor.facts(of: Array("class B {}".utf8)))
  }

  @Test func orderOfIndexesMakesNoDifferenceToTheFiles() throws {
    let first = try index("1.index", of: [Part(name: "A/A.swift")], under: ["A"])
    let second = try index("2.index", of: [Part(name: "B/B.swift"), Part(name: "A/A.swift")], under: ["B", "A"])
    let orders = [try linked([first, second]), try linked([second, first])]
    #expect(orders[0].sources.map(\.0) == orders[1].sources.map(\.0))
    #expect(orders.map(\.paths) == [["A", "B", "A"], ["B", "A", "A"]])
  }

  @Test func fileInTwoIndexesIsThereOnce() throws {
    let indexes = try ["1.index", "2.index"].map { try index($0, of: [Part(name: "A.swift")]) }
    #expect(try linked(indexes).sources.count == 1)
  }

  @Test func fileWithOtherCodeIsAConflict() throws {
    let first = try index("1.index", of: [Part(name: "A.swift")])
    let second = try index("2.index", of: [Part(name: "A.swift", code: "class B {}")])
    #expect(throws: IndexError.conflict(file: "A.swift", "1.index", "2.index")) { try linked([first, second]) }
    #expect(throws: IndexError.conflict(file: "A.swift", "2.index", "1.index")) { try linked([second, first]) }
  }

  @Test func fileUnderAnotherProjectIsAConflict() throws {
    try scratch.write("", to: "App/Package.swift")
    try scratch.write("", to: "Package.swift")
    let first = try index("1.index", of: [Part(name: "App/A.swift", root: "App")])
    let second = try index("2.index", of: [Part(name: "App/A.swift", root: ".")])
    #expect(throws: IndexError.self) { try linked([first, second]) }
  }

  @Test func fileThatAnotherIndexCouldNotReadIsAConflict() throws {
    let first = try index("1.index", of: [Part(name: "A.swift")])
    let problem = Diagnostic(.warning, "unreadable", file: "A.swift", makesRunIncomplete: true)
    let second = try index("2.index", of: [], problems: [problem])
    #expect(throws: IndexError.conflict(file: "A.swift", "1.index", "2.index")) { try linked([first, second]) }
    #expect(try linked([second]).problems == [problem])
  }

  @Test func equalProblemsAreThereOnce() throws {
    let problems = [Diagnostic(.note, "a"), Diagnostic(.note, "b", file: "B.swift", line: 2)]
    let first = try index("1.index", of: [], problems: problems)
    let second = try index("2.index", of: [], problems: [problems[1], Diagnostic(.warning, "a")])
    #expect(try linked([first, second]).problems == problems + [Diagnostic(.warning, "a")])
  }

  // MARK: roots

  @Test func fileWithoutAProjectHasTheOutermostNamedFolder() throws {
    let inner = try index("1.index", of: [Part(name: "App/Login/A.swift", root: "App/Login")], under: ["App/Login"])
    try scratch.write("", to: "App/Other/B.swift")
    let outer = try index("2.index", of: [Part(name: "App/Other/B.swift", root: "App")], under: ["App"])
    #expect(try linked([inner]).sources.map(\.0.root) == ["App/Login"])
    #expect(try linked([inner, outer]).sources.map(\.0.root) == ["App", "App"])
  }

  @Test func folderWithASimilarNameIsNotAround() throws {
    let first = try index("1.index", of: [Part(name: "Application/A.swift", root: "Application")], under: ["Application"])
    let second = try index("2.index", of: [Part(name: "App/B.swift", root: "App")], under: ["App"])
    #expect(try linked([first, second]).sources.map(\.0.root) == ["App", "Application"])
  }

  @Test func fileOfAProjectStaysInIt() throws {
    try scratch.write("", to: "App/Login/Package.swift")
    let inner = try index("1.index", of: [Part(name: "App/Login/A.swift", root: "App/Login")], under: ["App/Login"])
    let outer = try index("2.index", of: [Part(name: "App/B.swift", root: "App")], under: ["App"])
    #expect(try linked([inner, outer]).sources.map(\.0.root) == ["App", "App/Login"])
  }

  @Test func folderNamedAsARootIsARoot() throws {
    let index = try index(
      "1.index", of: [Part(name: "App/Login/A.swift"), Part(name: "Core/B.swift")], roots: ["App"])
    #expect(try linked([index]).sources.map(\.0.root) == ["App", "."])
  }

  // MARK: files of indexes

  @Test func equalCodeGivesEqualBytes() throws {
    for name in ["1.index", "2.index"] { _ = try index(name, of: [Part(name: "A.swift")]) }
    #expect(try scratch.data("1.index") == scratch.data("2.index"))
  }

  @Test func whatIsNoIndexIsTold() throws {
    _ = try index("1.index", of: [Part(name: "A.swift")])
    try scratch.write("no index, but a text that is long enough to be one, as far as its header goes", to: "text")
    func open(_ path: String, _ version: UInt64 = Self.version) throws {
      _ = try FactIndex(path: path, in: scratch.path, version: version)
    }
    #expect(throws: IndexError.missing("gone")) { try open("gone") }
    #expect(throws: IndexError.unusable("text", "is not a viper-lint index")) { try open("text") }
    #expect(throws: IndexError.unusable("1.index", "was written by another version of viper-lint")) { try open("1.index", 8) }
    #expect(throws: IndexError.unreadable(".", "is a directory")) { try open(".") }
    try open(scratch.path + "/1.index")
  }

  @Test func damagedFactsAreTold() throws {
    _ = try index("1.index", of: [Part(name: "A.swift")])
    var bytes = try scratch.data("1.index")
    bytes[bytes.count - 9] ^= 0x10
    try bytes.write(to: .init(fileURLWithPath: scratch.path + "/1.index"))
    let damaged = try FactIndex(path: "1.index", in: scratch.path, version: Self.version)
    #expect(throws: IndexError.unusable("1.index", "is damaged")) { try linked([damaged]) }
  }

  @Test func indexThatCannotBeWrittenIsTold() throws {
    #expect {
      try FactIndex.write([], problems: [], paths: paths(["."]), version: 7, to: "missing/folder/1.index")
    } throws: { error in
      if case .unwritable("missing/folder/1.index", _)? = error as? IndexError { true } else { false }
    }
  }

  @Test(arguments: [
    IndexError.missing("i"), .unreadable("i", "why"), .unwritable("i", "why"), .unusable("i", "why"),
    .conflict(file: "f", "i", "j"),
  ])
  func messageNamesTheIndexAndTheReason(_ error: IndexError) {
    #expect(error.message.contains("'i'"))
    switch error {
    case .unreadable, .unwritable, .unusable: #expect(error.message.contains("why"))
    case .conflict: #expect(error.message.contains("'f'") && error.message.contains("'j'"))
    case .missing: break
    }
  }
}
