import Testing

@testable import ViperFacts

/// Facts as bytes, and bytes that only look like facts.
@Suite struct FactArchiveTests {
  static let code = """
    import UIKit
    // viper-lint:disable retain-cycle
    protocol P: AnyObject where Self: UIView { var x: [String: Int?] { get } }
    final class A<T: P>: B, P {
      weak var p: P?
      lazy var q: (Int, a: T.Type) -> Void = { [weak self] a in self?.f(a as! Int, b: .init()) ?? g() }
      func f(_ a: Int = 1, b: T...) -> A & B {
        func inner(_ x: Int = 2) -> Int { struct S { let v = 1 }; return x + 1 }
        guard let p, case .some(let z) = q else { return }
        switch z { case .one(let y): y[0].h(); default: for (i, e) in p.all { x.y = e } }
        return try! await inner(z ? 1 : 2)
      }
    }
    extension A.C { init?(c: Int) { self.c = { $0.d! } } }
    enum E { case a(A), b }
    typealias F = () -> E
    func broken( {
    """

  private static var facts: FileFacts { FactExtractor.facts(of: Array(code.utf8)) }

  private static func archive(_ facts: FileFacts = facts) -> [UInt8] {
    var writer = ArchiveWriter(version: 7)
    writer.add(FactArchive.File(name: "A.swift", root: "R", hasOwnRoot: true, facts: 0), facts)
    writer.add(Diagnostic(.note, "why", file: "B.swift", line: 3, makesRunIncomplete: true))
    writer.add(FactArchive.Place(name: "folder", isFolder: true))
    return writer.bytes()
  }

  @Test func comesBackAsItWas() throws {
    let archive = try FactArchive(ArchiveStorage(Self.archive()), version: 7)
    #expect(archive.facts(at: 0) == Self.facts)
    #expect(archive.facts(at: 0)?.content == Self.facts.content)
    #expect(archive.files[0].name == "A.swift" && archive.files[0].root == "R" && archive.files[0].hasOwnRoot)
    #expect(archive.problems == [Diagnostic(.note, "why", file: "B.swift", line: 3, makesRunIncomplete: true)])
    #expect(archive.places == [FactArchive.Place(name: "folder", isFolder: true)])
  }

  @Test func equalFactsHaveEqualBytes() { #expect(Self.archive() == Self.archive()) }

  @Test func recordsHaveNoPadding() {
    #expect(MemoryLayout<Declaration>.stride == 13 * 4)
    #expect(MemoryLayout<Expression>.stride == 6 * 4)
    #expect(MemoryLayout<TypeUse>.stride == 5 * 4)
    #expect(MemoryLayout<ImportFact>.stride == 3 * 4)
    #expect(MemoryLayout<SuppressionComment>.stride == 4 * 4)
    #expect(MemoryLayout<SyntaxError>.stride == 2 * 4)
    #expect(MemoryLayout<ArchiveHeader>.stride == 6 * 8 + 4 * 2)
    #expect(MemoryLayout<ArchivedFile>.stride == 4 * 8 + 6 * 4)
    #expect(MemoryLayout<ArchivedFacts>.stride == 5 * 8 + 10 * 4)
    #expect(MemoryLayout<ArchivedProblem>.stride == 8 * 4)
    #expect(MemoryLayout<ArchivedPlace>.stride == 4 * 4)
  }

  /// Where this fails, the extractor gives other facts than it did: raise `FactVersion.extractor` and set the number anew.
  @Test func theVersionIsThatOfTheseFacts() {
    let hash = Array(Self.facts.bytes).withUnsafeBytes { WordHash($0).low }
    #expect(FactVersion.extractor == 3)
    #expect(String(hash, radix: 16) == "93dc762ca4409a77")
  }

  @Test func whatIsNoArchiveOfThisVersionIsTold() {
    #expect(throws: ArchiveError.foreign) { try FactArchive(ArchiveStorage([]), version: 7) }
    #expect(throws: ArchiveError.foreign) {
      try FactArchive(ArchiveStorage(Array("class NoArchive { let text = 1; let more = 2; let more2 = 3 }".utf8)), version: 7)
    }
    #expect(throws: ArchiveError.otherVersion) { try FactArchive(ArchiveStorage(Self.archive()), version: 8) }
    var swapped = Self.archive()
    swapped[0..<8].reverse()
    #expect(throws: ArchiveError.foreign) { try FactArchive(ArchiveStorage(swapped), version: 7) }
  }

  @Test func damageIsFound() {
    let bytes = Self.archive()
    for offset in bytes.indices {
      var damaged = bytes
      damaged[offset] ^= 0x10
      #expect((try? FactArchive(ArchiveStorage(damaged), version: 7))?.facts(at: 0) == nil, "\(offset)")
    }
    for count in stride(from: MemoryLayout<ArchiveHeader>.stride, to: bytes.count, by: 13) {
      #expect(throws: ArchiveError.damaged) { try FactArchive(ArchiveStorage(Array(bytes.prefix(count))), version: 7) }
    }
  }

  /// Whoever writes a file can write its checksum too: what comes out of it must still be safe to walk.
  @Test func noBytesWithARightChecksumLeadAstray() {
    let bytes = Self.archive()
    var generator = Shuffle()
    var refused = 0
    for offset in bytes.indices.dropFirst(32) {
      for value in [0xFF, UInt8.random(in: 0...255, using: &generator)] where bytes[offset] != value {
        var hostile = bytes
        hostile[offset] = value
        guard let archive = Self.sealed(hostile), let facts = archive.facts(at: archive.files.first?.facts ?? 0) else {
          refused += 1
          continue
        }
        FactWalk.visitAll(facts)
      }
    }
    #expect(refused > bytes.count / 2)
  }

  /// Linking relies on them.
  @Test(arguments: ["extension A {}", "var a: A.B", "var a = b!"])
  func factsThatLackAPartAreRefused(_ code: String) {
    var records = FactRecords(FactExtractor.facts(of: Array(code.utf8)))
    #expect(FactValidation.isSound(FileFacts(records)))
    if records.expressions.popLast() != nil {
      records.expressions[0].subtreeEnd = 1
    } else if records.types.count > 1 {
      records.types.removeLast()
      records.types[0].subtreeEnd = 1
    } else {
      records.declarations[0].type = Declaration.absent
    }
    #expect(!FactValidation.isSound(FileFacts(records)))
  }

  @Test func tablesThatEndEarlyAreRefused() {
    let bytes = Self.archive()
    for count in MemoryLayout<ArchiveHeader>.stride..<bytes.count {
      #expect(Self.sealed(Array(bytes.prefix(count))) == nil)
    }
  }

  /// With the length and the checksums that it should have; nil where it is refused.
  private static func sealed(_ bytes: [UInt8]) -> FactArchive? {
    var header = bytes.withUnsafeBytes { $0.loadUnaligned(as: ArchiveHeader.self) }
    header.byteCount = UInt64(bytes.count)
    guard let start = header.factsStart, start <= bytes.count else { return try? FactArchive(ArchiveStorage(bytes), version: 7) }
    var tables = Array(bytes[..<start])
    seal(facts: bytes[start...], in: &tables)
    tables.seal(header)
    return try? FactArchive(ArchiveStorage(tables + bytes[start...]), version: 7)
  }

  private static func seal(facts: ArraySlice<UInt8>, in tables: inout [UInt8]) {
    let offset = MemoryLayout<ArchiveHeader>.stride + MemoryLayout<ArchivedFile>.stride
    guard tables.count >= offset + MemoryLayout<ArchivedFacts>.stride else { return }
    tables.withUnsafeMutableBytes { table in
      var entry = table.loadUnaligned(fromByteOffset: offset, as: ArchivedFacts.self)
      let start = facts.startIndex + Int(clamping: min(entry.offset, 1 << 40))
      guard entry.counts.byteCount <= facts.endIndex - start else { return }
      entry.checksum = facts[start..<(start + entry.counts.byteCount)].withUnsafeBytes { WordHash($0).low }
      table.storeBytes(of: entry, toByteOffset: offset, as: ArchivedFacts.self)
    }
  }
}

/// The same numbers in every run.
private struct Shuffle: RandomNumberGenerator {
  private var state: UInt64 = 42
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 31
  }
}

extension FactRecords {
  fileprivate init(_ facts: FileFacts) {
    self.init()
    var collector = NameCollector(expected: facts.names.count)
    for id in 0..<UInt32(facts.names.count) { _ = collector.id(of: facts.names[id]) }
    names = collector.table
    (lineStarts, imports, declarations) = (Array(facts.lineStarts), Array(facts.imports), Array(facts.declarations))
    (inherited, types, expressions) = (Array(facts.inherited), Array(facts.types), Array(facts.expressions))
    (suppressions, syntaxErrors) = (Array(facts.suppressions), Array(facts.syntaxErrors))
  }
}
