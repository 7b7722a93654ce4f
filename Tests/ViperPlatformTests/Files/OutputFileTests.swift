import Foundation
import Testing
import ViperPlatform
import ViperTestSupport

struct OutputFileTests {
  private func text(_ file: String) throws -> String {
    try String(decoding: Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
  }

  @Test func replacesAFileAndLeavesNothingElse() throws {
    try TemporaryFolder.with([]) { temporary in
      let folder = temporary.path
      let file = folder + "/a.svg"
      try OutputFile(file).write(Array("old".utf8))
      try OutputFile(file).write(Array("new".utf8))
      #expect(try text(file) == "new")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.svg"])
    }
  }

  @Test func newFileCanBeReadByAllWhoMay() throws {
    try TemporaryFolder.with([]) { temporary in
      let folder = temporary.path
      try OutputFile(folder + "/a.svg").write([])
      let ordinary = folder + "/ordinary"
      #expect(FileManager.default.createFile(atPath: ordinary, contents: nil))
      let permissions = try [folder + "/a.svg", ordinary].map {
        try FileManager.default.attributesOfItem(atPath: $0)[.posixPermissions] as? Int
      }
      #expect(permissions[0] == permissions[1])
    }
  }

  @Test func aReplacedFileKeepsItsPermissions() throws {
    try TemporaryFolder.with([]) { temporary in
      let file = temporary.path + "/a.svg"
      try OutputFile(file).write(Array("old".utf8))
      try FileManager.default.setAttributes([.posixPermissions: 0o751], ofItemAtPath: file)
      try OutputFile(file).write(Array("new".utf8))
      #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o751)
    }
  }

  /// Only root can give files away.
  @Test(.enabled(if: geteuid() == 0))
  func aReplacedFileKeepsItsOwnerAndGroup() throws {
    try TemporaryFolder.with([]) { temporary in
      let file = temporary.path + "/a.svg"
      try OutputFile(file).write(Array("old".utf8))
      try #require(chown(file, 4321, 1234) == 0)
      try OutputFile(file).write(Array("new".utf8))
      var status = stat()
      #expect(stat(file, &status) == 0)
      #expect(status.st_uid == 4321)
      #expect(status.st_gid == 1234)
    }
  }

  @Test func aReplacedFileKeepsItsExtendedAttributes() throws {
    try TemporaryFolder.with([]) { temporary in
      let file = temporary.path + "/a.svg"
      try OutputFile(file).write(Array("old".utf8))
      // Not every file system has them.
      guard NamedAttribute.set("user.viper", "kept", of: file) else { return }
      try OutputFile(file).write(Array("new".utf8))
      #expect(NamedAttribute.value("user.viper", of: file) == "kept")
    }
  }

  @Test func folderIsNoFile() throws {
    try TemporaryFolder.with([]) { temporary in
      let folder = temporary.path
      let expected = WriteError(path: folder, reason: "it is a folder; choose a file in it")
      #expect(throws: expected) { try OutputFile(folder).write([1]) }
    }
  }

  @Test func missingFolderIsAnError() throws {
    try TemporaryFolder.with([]) { temporary in
      let folder = temporary.path
      let file = folder + "/missing/a.svg"
      #expect(throws: WriteError(path: file, reason: "the folder '\(folder)/missing' does not exist; create it first")) {
        try OutputFile(file).write([1])
      }
    }
  }

  @Test func readOnlyFileStaysAsItIs() throws {
    try TemporaryFolder.with([]) { temporary in
      let folder = temporary.path
      let file = folder + "/a.svg"
      try OutputFile(file).write(Array("old".utf8))
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
      let expected = WriteError(path: file, reason: "it is read-only; choose another file, or make it writable")
      #expect(throws: expected) { try OutputFile(file).write(Array("new".utf8)) }
      #expect(try text(file) == "old")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.svg"])
    }
  }

  /// The system would take the name to end there.
  @Test func aZeroByteIsInNoName() throws {
    try TemporaryFolder.with([]) { temporary in
      let file = temporary.path + "/a\0b"
      let expected = WriteError(path: file, reason: "the name contains a NUL byte; remove it")
      #expect(throws: expected) { try OutputFile(file).write([1]) }
      #expect((try? FileManager.default.contentsOfDirectory(atPath: temporary.path)) == [])
    }
  }

  @Test func linkToNothingIsAnError() throws {
    try TemporaryFolder.with([]) { temporary in
      let folder = temporary.path
      let file = folder + "/link.svg"
      try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: folder + "/nowhere")
      #expect(throws: WriteError(path: file, reason: "it is a dangling link; remove it")) { try OutputFile(file).write([1]) }
    }
  }

  @Test func theLongestNameIsWritten() throws {
    try TemporaryFolder.with([]) { temporary in
      let folder = temporary.path
      let file = folder + "/" + String(repeating: "n", count: 251) + ".svg"
      try OutputFile(file).write(Array("new".utf8))
      #expect(try text(file) == "new")
    }
  }

  @Test func linkStaysALink() throws {
    try TemporaryFolder.with([]) { temporary in
      let folder = temporary.path
      try OutputFile(folder + "/real.svg").write(Array("old".utf8))
      try FileManager.default.createSymbolicLink(atPath: folder + "/link.svg", withDestinationPath: folder + "/real.svg")
      try OutputFile(folder + "/link.svg").write(Array("new".utf8))
      #expect(try text(folder + "/real.svg") == "new")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link.svg") == folder + "/real.svg")
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDeviceIsAnError() {
    #expect(throws: WriteError(path: "/dev/full", reason: "no space left on device")) {
      try OutputFile("/dev/full").write([1])
    }
  }
}
