import Foundation
import Testing
import ViperTestSupport

@testable import ViperFacts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whatever lies at a path is read, or left out with a message.
@Suite struct FileReadingTests {
  private func outcome(of content: Data) throws -> FactReader.Outcome {
    try TemporaryFolder.with(["A.swift"]) { folder in
      try content.write(to: URL(fileURLWithPath: folder.full("A.swift")))
      return FactReader.outcome(ofFile: folder.full("A.swift"))
    }
  }

  private func types(_ outcome: FactReader.Outcome) -> [String] {
    guard case .facts(let facts) = outcome else { return ["\(outcome)"] }
    return facts.declarations.filter { $0.kind == .class }.map { facts.names[$0.name] }
  }

  private func problem(_ outcome: FactReader.Outcome) -> String {
    if case .unreadable(let message) = outcome { message } else { "\(outcome)" }
  }

  static let contents: [(String, [UInt8], [String])] = [
    ("empty", [], []), ("invalid UTF-8", [0xFF, 0xFE, 0xC3, 0x28, 0x0A] + Array("class A {}".utf8), ["A"]),
    ("truncated UTF-8 at the end", Array("class A {}\n// ".utf8) + [0xE2, 0x82], ["A"]),
    ("byte order mark", [0xEF, 0xBB, 0xBF] + Array("class A {}".utf8), ["A"]),
    ("CRLF", Array("class A {}\r\nclass B {}\r\n".utf8), ["A", "B"]),
    ("lone CR", Array("class A {}\rclass B {}\r// c\rclass C {}".utf8), ["A", "B", "C"]),
    ("NUL", [0x0A, 0] + Array("class A {}\nclass B {}\n".utf8) + [0], ["A", "B"]),
    ("NUL in a string", Array("class A { let a = \"".utf8) + [0] + Array("\" }\nclass B {}".utf8), ["A", "B"]),
    ("only quotes", Array(repeating: 0x22, count: 1001), []),
    ("only slashes", Array("/".utf8), []),
  ]

  @Test(arguments: contents) func anyBytesAreRead(_ name: String, _ bytes: [UInt8], _ expected: [String]) throws {
    #expect(types(try outcome(of: Data(bytes))) == expected)
  }

  /// A debug build's lexer takes seconds for each megabyte.
  #if DEBUG
    private static let longLine = 1 << 17
  #else
    private static let longLine = 5 << 20
  #endif

  @Test(.timeLimit(.minutes(60))) func aVeryLongLineIsRead() throws {
    let code = "class A {} /* [ " + String(repeating: " ", count: Self.longLine) + "*/ class B {}"
    #expect(types(try outcome(of: Data(code.utf8))) == ["A", "B"])
  }

  @Test func aFileAtTheLimitIsReadAndALargerOneIsNot() throws {
    try TemporaryFolder.with(["A.swift"]) { folder in
      let path = folder.full("A.swift")
      try #require(truncate(path, off_t(SourceBytes.limit)) == 0)
      #expect(try SourceBytes.read(path).count == SourceBytes.limit)
      try #require(truncate(path, off_t(SourceBytes.limit) + 1) == 0)
      let message = problem(FactReader.outcome(ofFile: path))
      #expect(message == "larger than 8 MB, so the file is skipped; split it, or exclude it")
    }
  }

  @Test func aFileThatHasGoneSaysSo() {
    let outcome = FactReader.outcome(ofFile: "/no/such/file.swift")
    #expect(
      problem(outcome)
        == "cannot read the file (no such file or directory), so it is skipped; check that it exists and is readable")
  }

  @Test func aFolderAndADeviceAreNoFiles() {
    #expect(problem(FactReader.outcome(ofFile: "/dev/zero")) == SourceBytes.Problem.notAFile.message)
    #expect(problem(FactReader.outcome(ofFile: "/")) == SourceBytes.Problem.notAFile.message)
  }

  @Test(.timeLimit(.minutes(60))) func aPipeThatTookTheFilesPlaceDoesNotBlock() throws {
    try TemporaryFolder.with(["a/"]) { folder in
      try #require(mkfifo(folder.full("A.swift"), 0o600) == 0)
      #expect(problem(FactReader.outcome(ofFile: folder.full("A.swift"))) == SourceBytes.Problem.notAFile.message)
    }
  }

  @Test(.disabled(if: geteuid() == 0, "nothing is unreadable for root")) func anUnreadableFileSaysSo() throws {
    try TemporaryFolder.with(["A.swift"]) { folder in
      try folder.setPermissions(0o000, of: "A.swift")
      #expect(problem(FactReader.outcome(ofFile: folder.full("A.swift"))).contains("permission denied"))
    }
  }
}
