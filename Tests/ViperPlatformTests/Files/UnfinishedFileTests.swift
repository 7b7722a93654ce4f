import Foundation
import Testing
import ViperTestSupport

@testable import ViperPlatform

struct UnfinishedFileTests {
  private func names(in folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
  }

  #if os(Linux)
    /// A process that is killed now leaves nothing behind.
    @Test func hasNoNameWhileItIsWritten() throws {
      try TemporaryFolder.with([]) { folder in
        let file = try #require(UnfinishedFile(in: folder.path + "/"))
        #expect(DescriptorBytes.write([1, 2], to: file.descriptor) == 0)
        #expect(try names(in: folder) == [])
        #expect(file.finish(as: folder.path + "/a") == 0)
        #expect(try names(in: folder) == ["a"])
      }
    }
  #endif

  @Test func nothingIsLeftOfAFileThatCannotBeFinished() throws {
    try TemporaryFolder.with([]) { folder in
      let file = try #require(UnfinishedFile(in: folder.path + "/"))
      #expect(file.finish(as: folder.path + "/missing/a") == ENOENT)
      #expect(try names(in: folder) == [])
    }
  }

  @Test func nothingIsLeftOfADiscardedFile() throws {
    try TemporaryFolder.with([]) { folder in
      let file = try #require(UnfinishedFile(in: folder.path + "/"))
      file.discard()
      #expect(try names(in: folder) == [])
    }
  }
}
