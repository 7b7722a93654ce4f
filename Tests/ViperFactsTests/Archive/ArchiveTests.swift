import Testing

@testable import ViperFacts

/// The container by itself, whatever is in it.
@Suite struct ArchiveTests {
  private static let key = ContentHash(Array("what it was made of".utf8))

  private static func archive(key: ContentHash = key) -> [UInt8] {
    var tables = SectionWriter()
    tables.append([1, 2, 3] as [UInt32])
    var names = NameCollector(expected: 0)
    _ = names.id(of: "Login")
    tables.append(names.names)
    return Archive.bytes(.snapshot, version: 7, key: key, tables: tables, blocks: [9, 8, 7])
  }

  private static func open(_ bytes: [UInt8]) throws -> Archive {
    try Archive(ArchiveStorage(bytes), .snapshot, version: 7, key: key)
  }

  @Test func comesBackAsItWas() throws {
    let archive = try Self.open(Self.archive())
    var sections = archive.sections
    #expect(Array(sections.records(UInt32.self)) == [1, 2, 3])
    #expect(sections.names()[1] == "Login")
    #expect(sections.isAtEnd)
    #expect(archive.blocksSize == 3)
    #expect(archive.blocks(in: 1..<3)?.withUnsafeBytes { Array($0) } == [8, 7])
    #expect(archive.blocks(in: 1..<4) == nil)
    #expect(archive.blocks(in: -1..<1) == nil)
  }

  @Test func whatItIsNotIsTold() {
    let bytes = Self.archive()
    #expect(throws: ArchiveError.foreign) { try Self.open([]) }
    #expect(throws: ArchiveError.foreign) { try Self.open(Array(String(repeating: "no archive ", count: 9).utf8)) }
    #expect(throws: ArchiveError.foreign) { try Archive(ArchiveStorage(bytes), .facts, version: 7, key: Self.key) }
    #expect(throws: ArchiveError.otherVersion) { try Archive(ArchiveStorage(bytes), .snapshot, version: 8, key: Self.key) }
    #expect(throws: ArchiveError.otherKey) { try Archive(ArchiveStorage(bytes), .snapshot, version: 7) }
    #expect(throws: ArchiveError.damaged) { try Self.open(bytes + [0]) }
  }

  @Test func anotherByteOrderIsForeign() {
    var swapped = Self.archive()
    swapped[0..<8].reverse()
    #expect(throws: ArchiveError.foreign) { try Self.open(swapped) }
  }

  @Test func damageOfHeaderOrTablesIsFound() {
    let bytes = Self.archive()
    for offset in bytes.indices.dropLast(3) {
      var damaged = bytes
      damaged[offset] ^= 0x10
      #expect(throws: ArchiveError.self, "\(offset)") { try Self.open(damaged) }
    }
  }

  @Test func anEarlyEndIsFound() {
    let bytes = Self.archive()
    for count in bytes.indices { #expect(throws: ArchiveError.self) { try Self.open(Array(bytes.prefix(count))) } }
  }

  /// Lengths that anyone can write, with the checksum that belongs to them.
  @Test(arguments: [0, 4, 8, 1_000, UInt64.max, UInt64.max - 63, 1 << 63])
  func lengthsThatCannotBeAreRefusedOrSafe(_ size: UInt64) {
    var bytes = Self.archive()
    let offset = MemoryLayout<ArchiveHeader>.offset(of: \.tablesSize)!
    bytes.withUnsafeMutableBytes { $0.storeBytes(of: size, toByteOffset: offset, as: UInt64.self) }
    ArchiveHeader.seal(&bytes)
    guard let archive = try? Self.open(bytes) else { return }
    var sections = archive.sections
    #expect(sections.records(UInt32.self).count * 4 <= bytes.count)
  }
}
