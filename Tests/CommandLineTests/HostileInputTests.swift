import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whatever lies in a folder, a run ends soon, with a documented status and a message that names the file.
@Suite(.timeLimit(.minutes(60))) struct HostileInputTests {
  /// A folder with these files, removed at the end.
  private func withFiles(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(
      "hostile-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, code) in files { try Data(code.utf8).write(to: folder.appendingPathComponent(name)) }
    try body(folder)
  }

  private func lint(_ folder: URL, _ arguments: [String] = []) throws -> Executable.Outcome {
    try Executable.viperLint.run(["--color", "never", "--base-path", folder.path] + arguments + [folder.path])
  }

  static let refused: [(String, String)] = [
    ("let a = 1\nlet b = " + String(repeating: "[", count: 30), "A.swift:2: error: more than 18 nested '['"),
    ("class C {\n" + String(repeating: "@a<", count: 30), "A.swift:2: error: more than 8 nested '@…<'"),
    ("func f() {\n" + String(repeating: "a { ", count: 400), "A.swift:2: error: more than 256 nested levels"),
  ]

  @Test(arguments: refused) func aFileOverALimitIsLeftOutAndTheRestIsLinted(_ code: String, _ message: String) throws {
    try withFiles(["A.swift": code, "B.swift": "class B {}"]) { folder in
      let outcome = try lint(folder)
      #expect(outcome.status == 3)
      #expect(outcome.output.contains(message), "\(outcome.output.prefix(500))")
      #expect(outcome.output.contains("so the file is skipped; "))
      #expect(!outcome.output.contains("B.swift"))
      #expect(outcome.errors == "")
    }
  }

  @Test func aChainOfHundredsOfClassesIsTold() throws {
    let chain = "class A0 {}\n" + (1..<600).map { "class A\($0): A\($0 - 1) {}\n" }.joined()
    try withFiles(["A.swift": chain]) { folder in
      // The second run has the model of the first.
      for _ in 1...2 {
        let outcome = try lint(folder, ["--cache-path", folder.appendingPathComponent("cache").path])
        #expect(outcome.status == 3)
        #expect(
          outcome.output.contains(
            "A.swift:502: error: 'A501' has more than 500 supertypes, so not all of them are known; inherit from fewer"),
          "\(outcome.output.prefix(500))")
      }
    }
  }

  @Test func aFileOfFiftyMegabytesIsLeftOut() throws {
    try withFiles(["A.swift": "", "B.swift": "class B {}"]) { folder in
      try #require(truncate(folder.appendingPathComponent("A.swift").path, 50 << 20) == 0)
      let outcome = try lint(folder)
      #expect(outcome.status == 3)
      #expect(outcome.output.contains("A.swift: error: larger than 8 MB, so the file is skipped; "))
    }
  }

  @Test func halfWrittenCodeIsToldOnceAFileWithItsLine() throws {
    let merge = "class A {}\n<<<<<<< HEAD\nclass B {\n=======\nclass C {\n>>>>>>> other\n"
    try withFiles(["A.swift": merge, "B.swift": "class B {\n  func f( {\n  let = \n"]) { folder in
      let outcome = try lint(folder)
      #expect(outcome.status == 0)
      let warnings = outcome.output.split(separator: "\n").filter { $0.contains(": warning: syntax error") }
      #expect(warnings.map { $0.split(separator: ":").prefix(2).joined(separator: ":") } == ["A.swift:2", "B.swift:2"])
    }
  }

  @Test func whatIsNoFileIsSkippedInAFolderAndRefusedWhenNamed() throws {
    try withFiles(["A.swift": "class A {}"]) { folder in
      let path = { (name: String) in folder.appendingPathComponent(name).path }
      try #require(mkfifo(path("Pipe.swift"), 0o600) == 0)
      try Self.bindSocket(in: folder.path, "Socket.swift")
      try FileManager.default.createSymbolicLink(atPath: path("Device.swift"), withDestinationPath: "/dev/zero")
      try FileManager.default.createSymbolicLink(atPath: path("Gone.swift"), withDestinationPath: path("nowhere"))
      try FileManager.default.createSymbolicLink(atPath: path("Loop.swift"), withDestinationPath: path("Loop.swift"))
      try FileManager.default.createSymbolicLink(atPath: path("Up"), withDestinationPath: "..")
      let all = try lint(folder)
      #expect(all.status == 0, "\(all.output)")
      #expect(all.errors == "")
      for name in ["Pipe.swift", "Socket.swift", "Device.swift", "Gone.swift", "Loop.swift"] {
        let outcome = try Executable.viperLint.run([path(name)])
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(outcome.errors.hasPrefix("error: '\(path(name))' ") && outcome.errors.contains("; "), "\(outcome.errors)")
      }
    }
  }

  @Test func aLinkOutOfTheFolderToAFileIsReadWhereItIsNamed() throws {
    try withFiles(["A.swift": "class A {"]) { outside in
      try withFiles(["B.swift": "class B {}"]) { folder in
        let link = folder.appendingPathComponent("C.swift").path
        try FileManager.default.createSymbolicLink(
          atPath: link, withDestinationPath: outside.appendingPathComponent("A.swift").path)
        let all = try lint(folder)
        #expect(all.status == 0 && !all.output.contains("class A"))
        let note = "note: 'C.swift' is a link that leaves the repository, so it is not read; name it as a path to read it"
        #expect(all.output.split(separator: "\n").count { $0 == note } == 1, "\(all.output)")
        #expect(try lint(folder, [link]).output.contains(/C\.swift:1:[0-9]+: warning: syntax error/))
      }
    }
  }

  @Test func aFileThatTakesTooLongEndsTheRunWithItsName() throws {
    let slow = String(
      repeating: "let a = " + String(repeating: "[", count: 16) + String(repeating: "]", count: 16) + "\n", count: 400)
    try withFiles(["Quick.swift": "class B {}", "Slow.swift": slow]) { folder in
      let start = ContinuousClock.now
      let outcome = try lint(folder, ["--file-time-limit", "0.2", "--reporter", "json"])
      #expect(outcome.status == 3)
      #expect(outcome.output == "")
      #expect(
        outcome.errors
          == "Slow.swift: error: took longer than 0.2 seconds to parse, so the run was stopped; simplify the file, or exclude it\n"
      )
      #expect(start.duration(to: .now) < .seconds(10))
    }
  }

  /// A socket's path may have a hundred characters only, so it is bound from within its folder's descriptor where that is longer.
  private static func bindSocket(in folder: String, _ name: String) throws {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let path = Array((folder + "/" + name).utf8)
    try #require(path.count < MemoryLayout.size(ofValue: address.sun_path))
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
    #if canImport(Darwin)
      let handle = socket(AF_UNIX, SOCK_STREAM, 0)
    #else
      let handle = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    defer { close(handle) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(handle, $0, size) }
    }
    try #require(status == 0)
  }
}
