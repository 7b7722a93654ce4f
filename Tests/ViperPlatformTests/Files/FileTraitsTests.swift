import Foundation
import Testing
import ViperPlatform
import ViperTestSupport

/// What a file is apart from its content.
struct FileTraitsTests {
  @Test func tellsLinksAndOtherNames() throws {
    try TemporaryFolder.with([]) { temporary in
      let file = temporary.path + "/a"
      #expect(FileTraits(of: file) == nil)
      try OutputFile(file).write([1])
      #expect(try #require(FileTraits(of: file)).hasOneName)
      #expect(try #require(FileTraits(of: file)).isOwnable)
      #expect(try !#require(FileTraits(of: temporary.path)).hasOneName)
      try FileManager.default.createSymbolicLink(atPath: file + "link", withDestinationPath: "a")
      let link = try #require(FileTraits(of: file + "link"))
      #expect(link.isLink && !link.hasOneName)
      try FileManager.default.linkItem(atPath: file, toPath: file + "other")
      #expect(try !#require(FileTraits(of: file)).hasOneName)
    }
  }

  /// Of another user's file, replacing it would make one's own.
  @Test(.enabled(if: geteuid() != 0 && FileManager.default.fileExists(atPath: "/etc/passwd")))
  func filesOfOthersAreTheirs() throws {
    #expect(try !#require(FileTraits(of: "/etc/passwd")).isOwnable)
  }
}
