import Testing

@testable import ViperFacts

/// Facts of files as bytes, and bytes that only look like facts.
@Suite struct FactArchiveTests {
  private static let facts = FactExtractor.facts(of: Array("class A: B { weak var c: C? }".utf8))

  private static func archive(_ facts: FileFacts = facts) -> [UInt8] {
    var writer = FactArchiveWriter(version: 7)
    writer.add(FactArchive.File(name: "A.swift", root: "R", hasOwnRoot: true, unusedWrites: 3, facts: 0), facts)
    writer.add(Diagnostic(.note, "why", file: "B.swift", line: 3, makesRunIncomplete: true))
    writer.add(FactArchive.NamedPath(name: "folder", isFolder: true))
    return writer.bytes
  }

  private static func open(_ bytes: [UInt8]) throws -> FactArchive { try FactArchive(ArchiveStorage(bytes), version: 7) }

  @Test func comesBackAsItWas() throws {
    let archive = try Self.open(Self.archive())
    #expect(archive.facts(at: 0) == Self.facts)
    #expect(archive.facts(at: 0)?.content == Self.facts.content)
    let file = archive.files[0]
    #expect(file.name == "A.swift" && file.root == "R" && file.hasOwnRoot && file.unusedWrites == 3)
    #expect(archive.problems == [Diagnostic(.note, "why", file: "B.swift", line: 3, makesRunIncomplete: true)])
    #expect(archive.places == [FactArchive.NamedPath(name: "folder", isFolder: true)])
  }

  @Test func equalFactsHaveEqualBytes() { #expect(Self.archive() == Self.archive()) }

  @Test func recordsHaveNoPadding() {
    #expect(MemoryLayout<ArchiveHeader>.stride == 8 * 8)
    #expect(MemoryLayout<ArchivedFile>.stride == 4 * 8 + 6 * 4)
    #expect(MemoryLayout<ArchivedFacts>.stride == 6 * 8)
    #expect(MemoryLayout<ArchivedProblem>.stride == 8 * 4)
    #expect(MemoryLayout<ArchivedPlace>.stride == 4 * 4)
  }

  @Test func factsAreReadTogetherAndOneByOne() throws {
    let texts = (0..<40).map { "class C\($0) { let a = \($0) }" }
    var writer = FactArchiveWriter(version: 7)
    for (index, text) in texts.enumerated() {
      writer.add(FactArchive.File(name: "\(index)", facts: 0), FactExtractor.facts(of: Array(text.utf8)))
    }
    let archive = try Self.open(writer.bytes)
    // Every other one, backwards, and one twice.
    let wanted: [Int?] = stride(from: 39, to: 0, by: -2).map { $0 } + [nil, 39]
    let found = archive.facts(at: wanted, threads: 2)
    #expect(found.map { $0?.content } == wanted.map { $0.map { ContentHash(Array(texts[$0].utf8)) } })
    #expect(found.last == archive.facts(at: 39))
  }

  @Test func factsOfAnotherArchiveAreTakenOver() throws {
    let archive = try Self.open(Self.archive())
    var writer = FactArchiveWriter(version: 7)
    for name in ["X.swift", "Y.swift"] { writer.add(FactArchive.File(name: name, facts: 0), from: archive) }
    let copy = try Self.open(writer.bytes)
    #expect(copy.table.count == 1 && copy.facts(at: 0) == Self.facts)
    #expect(copy.files.map(\.name) == ["X.swift", "Y.swift"])
    #expect(copy.filesByName["Y.swift"] == 1 && copy.filesByName["A.swift"] == nil)
  }

  @Test func damageIsFound() {
    let bytes = Self.archive()
    for offset in bytes.indices {
      var damaged = bytes
      damaged[offset] ^= 0x10
      #expect((try? Self.open(damaged))?.facts(at: 0) == nil, "\(offset)")
    }
  }

  /// A valid checksum does not make a file trustworthy.
  @Test func tablesWithARightChecksumDoNotLeadAstray() throws {
    let bytes = Self.archive()
    let start = bytes.count - (try Self.open(bytes)).table[0].range.count
    let tables = Array(bytes[ArchiveHeader.size..<start])
    var refused = 0
    for offset in tables.indices {
      for value in [0, 1, 0x7F, 0xFF] as [UInt8] where tables[offset] != value {
        var hostile = tables
        hostile[offset] = value
        guard let archive = try? Self.open(Archive.bytes(.facts, version: 7, tables: hostile, blocks: Array(bytes[start...])))
        else {
          refused += 1
          continue
        }
        for file in archive.files {
          if let facts = archive.facts(at: file.facts) { FactWalk.visitAll(facts) }
        }
        _ = (archive.problems, archive.places, archive.filesByName[""])
      }
    }
    #expect(refused > tables.count)
  }

  @Test func factsWithARightChecksumThatDoNotHoldTogetherAreNone() throws {
    var records = FactRecords(Self.facts)
    records.declarations[0].subtreeEnd = 1_000
    let archive = try Self.open(Self.archive(FileFacts(records)))
    #expect(archive.facts(at: 0) == nil)
    #expect(archive.facts(at: [0, nil, 0], threads: 2).allSatisfy { $0 == nil })
  }
}
