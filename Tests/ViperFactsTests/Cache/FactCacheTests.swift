import Foundation
import Testing

@testable import ViperFacts

/// What is read again, and that it makes no difference.
@Suite struct FactCacheTests {
  private static let code = [
    "A.swift":
      "import UIKit\nclass A: B { var b: [B]? = nil; func f(_ x: Int = 1) -> A { if let b { return b.g { [weak self] in self?.f(2) } } } }\n",
    "B.swift": "// viper-lint:disable a\nclass B { func broken( {\n}\n",
    "C.swift": "",
  ]

  private func cached() throws -> CachedCode {
    let code = try CachedCode(Self.code)
    try code.read()
    return code
  }

  @Test func theFirstRunParsesAll() throws {
    let run = try CachedCode(Self.code).read()
    #expect(run.parsed.sorted() == ["A.swift", "B.swift", "C.swift"])
    #expect(run.failure == nil)
  }

  @Test func theLargestFileIsParsedFirst() throws {
    #expect(try CachedCode(Self.code).read().parsed == ["A.swift", "B.swift", "C.swift"])
    #expect(try CachedCode(["A.swift": "", "B.swift": "class B {}"]).read().parsed == ["B.swift", "A.swift"])
  }

  @Test func whatHasNotChangedIsNotOpened() throws {
    let code = try cached()
    let run = try code.read()
    #expect(run.opened == [])
    #expect(try run.facts == code.read(isCached: false).facts)
    #expect(run.facts.map(\.content) == (try code.read(isCached: false).facts.map(\.content)))
  }

  @Test func anEditIsSeen() throws {
    let code = try cached()
    try code.write("class Other {}", to: "A.swift")
    let run = try code.read()
    #expect(run.parsed == ["A.swift"])
    #expect(try run.facts == code.read(isCached: false).facts)
    #expect(try code.read().opened == [])
  }

  @Test(arguments: [(1, false), (2, false), (3, true)])
  func fewEditsOfManyFilesWaitForMore(_ edits: Int, _ isWritten: Bool) throws {
    let names = (0..<200).map { "F\($0).swift" }
    let code = try CachedCode(Dictionary(uniqueKeysWithValues: names.map { ($0, "class C {}") }))
    try code.read()
    let before = try code.cacheBytes
    for name in names.prefix(edits) { try code.write("class Other { var \(name.prefix(2)): Int }", to: name) }
    let run = try code.read()
    #expect(run.parsed.count == edits)
    #expect(try run.facts == code.read(isCached: false).facts)
    #expect(try (code.cacheBytes != before) == isWritten)
    #expect(try code.read().opened.count == (isWritten ? 0 : edits))
  }

  @Test func aTouchIsNoEdit() throws {
    let code = try cached()
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1e9)], ofItemAtPath: "\(code.path)/A.swift")
    let run = try code.read()
    #expect(run.opened == ["A.swift"])
    #expect(run.parsed == [])
    #expect(try code.read().opened == [])
  }

  @Test func aMovedFileIsNotParsedAgain() throws {
    let code = try cached()
    try FileManager.default.moveItem(atPath: "\(code.path)/A.swift", toPath: "\(code.path)/Z.swift")
    let run = try code.read()
    #expect(run.opened == ["Z.swift"])
    #expect(run.parsed == [])
  }

  @Test func anEditOfTheSameSizeThatHidesItsTimeIsSeen() throws {
    let code = try cached()
    let file = "\(code.path)/A.swift"
    let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate]!
    let handle = try #require(FileHandle(forWritingAtPath: file))
    try handle.write(contentsOf: Data("import AppKi".utf8))
    try handle.close()
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
    #expect(try code.read().parsed == ["A.swift"])
  }

  @Test func whatWasJustWrittenIsLookedAtAgain() throws {
    let code = try CachedCode(Self.code)
    code.now = FactCache.now
    try code.read()
    #expect(try code.read().opened.count == 3)
    #expect(try code.read().parsed == [])
    code.now += 60_000_000_000
    try code.read()
    #expect(try code.read().opened == [])
  }

  @Test func nothingIsWrittenWhereNothingChanged() throws {
    let code = try cached()
    let inode = FileStamp(code.cachePath)?.inode
    try code.read()
    #expect(FileStamp(code.cachePath)?.inode == inode)
    try code.write("struct S {}", to: "S.swift")
    try code.read()
    #expect(FileStamp(code.cachePath)?.inode != inode)
  }

  @Test func filesThatWereNotLookedAtAreKeptUnlessTheyAreGone() throws {
    let code = try cached()
    try FileManager.default.removeItem(atPath: "\(code.path)/B.swift")
    try code.write("class Other {}", to: "A.swift")
    try code.read(["A.swift"])
    let archive = try FactArchive(ArchiveStorage(code.cacheBytes), version: code.version)
    #expect(archive.files.map(\.name) == ["\(code.path)/A.swift", "\(code.path)/C.swift"])
    #expect(try code.read().opened == [])
  }

  /// Else the cache would grow with every folder that was ever linted from one place.
  @Test func filesThatAreNoLongerPartOfAnyRunAreDropped() throws {
    let code = try cached()
    func names() throws -> [String] { try FactArchive(ArchiveStorage(code.cacheBytes), version: code.version).files.map(\.name) }
    for write in 1...FactCache.unusedWrites {
      try code.write("class A\(write) {}", to: "A.swift")
      try code.read(["A.swift"])
    }
    #expect(try names().count == 3)
    try code.write("class Other {}", to: "A.swift")
    try code.read(["A.swift"])
    #expect(try names() == ["\(code.path)/A.swift"])
  }

  @Test func aRunBringsItsFilesBackToLife() throws {
    let code = try cached()
    for write in 1...(3 * FactCache.unusedWrites) {
      try code.write("class A\(write) {}", to: "A.swift")
      try code.read(write % FactCache.unusedWrites == 0 ? nil : ["A.swift"])
    }
    #expect(try code.read().opened == [])
  }

  @Test func filesOfEqualContentShareTheirFacts() throws {
    let code = try CachedCode(["A.swift": "class A {}", "B.swift": "class A {}"])
    try code.read()
    #expect(try FactArchive(ArchiveStorage(code.cacheBytes), version: code.version).table.count == 1)
    #expect(try code.read().opened == [])
  }

  @Test func whatCannotBeReadIsTriedAgain() throws {
    let code = try cached()
    let file = "\(code.path)/A.swift"
    try code.write("let a = " + String(repeating: "[", count: 40), to: "A.swift")
    for _ in 0..<2 {
      let run = try code.read()
      #expect(run.parsed == ["A.swift"])
      #expect(run.facts.count == 2)
    }
    try FileManager.default.removeItem(atPath: file)
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: "nowhere")
    for _ in 0..<2 { #expect(try code.read().facts.count == 2) }
  }

  // MARK: what may be wrong with the file

  @Test func factsOfAnotherVersionAreNotUsed() throws {
    let code = try cached()
    code.version = 2
    let run = try code.read()
    #expect(run.parsed.count == 3)
    #expect(run.failure == nil)
    #expect(try code.read().opened == [])
  }

  @Test func aDamagedFileIsReplaced() throws {
    let code = try cached()
    let bytes = try code.cacheBytes
    let expected = try code.read(isCached: false).facts
    for offset in stride(from: 8, to: bytes.count, by: max(1, bytes.count / 41)) {
      var damaged = bytes
      damaged[offset] ^= 1 << UInt8(offset % 8)
      try code.setCache(damaged)
      let run = try code.read()
      #expect(!run.parsed.isEmpty, "\(offset)")
      #expect(run.facts == expected)
      #expect(try code.cacheBytes == bytes)
    }
  }

  @Test(arguments: [0, 1, 8, 40, 64, 200, -8, -1]) func aFileThatEndsEarlyIsReplaced(_ count: Int) throws {
    let code = try cached()
    let bytes = try code.cacheBytes
    try code.setCache(Array(count < 0 ? bytes.dropLast(-count) : bytes.prefix(count)))
    let run = try code.read()
    // Of a few bytes nobody can tell that they were a cache.
    if run.failure == nil { #expect(try code.cacheBytes == bytes) } else { #expect(count > 0 && count < 8) }
    #expect(run.parsed.count == 3)
  }

  @Test func aFileThatIsNoCacheIsLeftAlone() throws {
    let code = try cached()
    try code.setCache(Array("class Precious {}".utf8))
    let run = try code.read()
    #expect(run.failure?.message == "'\(code.cachePath)' is not a viper-lint cache, so it is left unchanged; choose another file")
    #expect(run.facts.count == 3)
    #expect(try code.cacheBytes == Array("class Precious {}".utf8))
  }

  @Test func aFolderInItsPlaceOnlyCostsTime() throws {
    let code = try CachedCode(Self.code)
    try FileManager.default.createDirectory(atPath: code.cachePath, withIntermediateDirectories: true)
    let run = try code.read()
    #expect(run.facts.count == 3)
    #expect(run.failure?.message.contains("is a directory") == true, "\(String(describing: run.failure))")
  }

  @Test(.enabled(if: getuid() != 0, "root may write anywhere")) func aFolderThatMayNotBeWrittenToOnlyCostsTime() throws {
    let code = try cached()
    chmod("\(code.path)/cache", 0o500)
    try code.write("class Other {}", to: "A.swift")
    let run = try code.read()
    #expect(run.facts.count == 3)
    #expect(run.failure?.message.contains("permission denied") == true)
    #expect(try code.read().parsed == ["A.swift"])
  }

  @Test func aPlaceThatCannotBeMadeOnlyCostsTime() throws {
    let files = try CachedCode(Self.code)
    let cache = FactCache(path: "/dev/null/cache/facts", version: 1)
    let sources = try files.names.map { SourceFile(path: "\(files.path)/\($0)", name: $0, root: ".") }
    let reading = cache.read(sources, threads: 1) { unknown, known in FactReader.read(unknown, threads: 1, known: known) }
    #expect(reading.outcomes.count == 3)
    #expect(reading.failure != nil)
  }

  @Test func nobodyElseMayReadIt() throws {
    let code = try cached()
    #expect(try FileManager.default.attributesOfItem(atPath: code.cachePath)[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.attributesOfItem(atPath: "\(code.path)/cache")[.posixPermissions] as? Int == 0o700)
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(code.path)/cache") == ["facts"])
  }

  @Test func runsAtOnceDoNotDisturbEachOther() async throws {
    let code = try cached()
    let (files, path, now) = (
      try code.names.map { SourceFile(path: "\(code.path)/\($0)", name: $0, root: ".") }, code.cachePath, code.now
    )
    let expected = try code.read(isCached: false).facts
    await withTaskGroup(of: Bool.self) { group in
      for run in 0..<8 {
        group.addTask {
          // Every other run is of another version, and so replaces the file.
          let cache = FactCache(path: path, version: UInt64(run % 2))
          let reading = cache.read(files, threads: 1, now: now) { FactReader.read($0, threads: 1, known: $1) }
          let facts = reading.outcomes.compactMap { if case .facts(let facts) = $0 { facts } else { nil } }
          return reading.failure == nil && facts == expected
        }
      }
      for await isRight in group { #expect(isRight) }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(code.path)/cache") == ["facts"])
  }
}
