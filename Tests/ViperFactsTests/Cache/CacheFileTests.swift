import Foundation
import Testing
import ViperTestSupport

@testable import ViperFacts

@Suite struct CacheFileTests {
  private static let key = ContentHash(Array("key".utf8))

  private static func bytes(version: UInt64 = 1, key: ContentHash = key) -> [UInt8] {
    var tables = SectionWriter()
    tables.append([42] as [UInt32])
    return Archive.bytes(.snapshot, version: version, key: key, tables: tables)
  }

  private static func number(_ archive: Archive?) -> UInt32? {
    guard var sections = archive?.sections else { return nil }
    return sections.records(UInt32.self).first
  }

  @Test func whatWasWrittenIsReadUnderItsVersionAndKey() throws {
    try TemporaryFolder.with([]) { folder in
      let file = CacheFile(path: folder.full("new/folder/cache"), .snapshot)
      #expect(file.archive(version: 1, key: Self.key) == nil)
      #expect(file.write(Self.bytes()) == nil)
      #expect(Self.number(file.archive(version: 1, key: Self.key)) == 42)
      #expect(file.archive(version: 2, key: Self.key) == nil)
      #expect(file.archive(version: 1, key: ContentHash()) == nil)
      #expect(CacheFile(path: file.path, .facts).archive(version: 1, key: Self.key) == nil)
      #expect(file.write(Self.bytes(version: 2)) == nil)
      #expect(Self.number(file.archive(version: 2, key: Self.key)) == 42)
    }
  }

  @Test func anotherKindOfFileIsLeftAlone() throws {
    try TemporaryFolder.with([]) { folder in
      let file = CacheFile(path: folder.full("cache"), .snapshot)
      #expect(file.write(Self.bytes()) == nil)
      let failure = CacheFile(path: file.path, .facts).write([1])
      #expect(failure?.message == "'\(file.path)' is not a viper-lint cache, so it is left unchanged; choose another file")
      #expect(Self.number(file.archive(version: 1, key: Self.key)) == 42)
    }
  }

  @Test func anEmptyFileMayBecomeACache() throws {
    try TemporaryFolder.with(["cache"]) { folder in
      let file = CacheFile(path: folder.full("cache"), .snapshot)
      try Data().write(to: URL(fileURLWithPath: file.path))
      #expect(file.write(Self.bytes()) == nil)
    }
  }

  @Test func aFolderIsNoCache() throws {
    try TemporaryFolder.with(["cache/"]) { folder in
      let file = CacheFile(path: folder.full("cache"), .snapshot)
      #expect(file.open() == nil)
      #expect(file.write(Self.bytes())?.message.contains("is a directory") == true)
    }
  }
}
