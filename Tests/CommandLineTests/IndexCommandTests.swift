import Foundation
import Testing
import ViperTestSupport

/// Parts of a code base, read apart and linked together.
struct IndexCommandTests {
  private static let dialects = ["configurator", "infinum", "module-owner", "rambler"]
  private static let paths = dialects.map { "\(ScratchFolder.samples)/\($0)/Broken" }

  /// The indexes of all paths and of each, written once.
  private struct Indexes {
    let folder: ScratchFolder
    let whole: String
    let parts: [String]

    static let all = Result {
      let folder = try ScratchFolder()
      return Indexes(
        folder: folder, whole: try index(paths, as: "whole", in: folder),
        parts: try dialects.indices.map { try index([paths[$0]], as: "part\($0)", in: folder) })
    }
  }

  /// Writes an index of the paths; its own path.
  private static func index(_ paths: [String], base: String = ScratchFolder.samples, as name: String, in folder: ScratchFolder)
    throws
    -> String
  {
    let path = "\(folder.path)/\(name)"
    let outcome = try Executable.viperLint.run(["index", "--base-path", base, "--out", path] + paths)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == "")
    return path
  }

  private func options(_ indexes: [String]) -> [String] { indexes.flatMap { ["--index", $0] } }

  @Test(arguments: [["--reporter", "json", "--stats"], ["-q", "--color", "never"], ["modules"]])
  func partsTogetherReportWhatTheWholeDoes(_ arguments: [String]) throws {
    let indexes = try Indexes.all.get()
    let arguments = arguments + ["--base-path", ScratchFolder.samples]
    let expected = try Executable.viperLint.run(arguments + Self.paths)
    #expect(expected.output.contains("Presenter") || expected.output.contains("presenter"))
    for indexes in [[indexes.whole], indexes.parts, indexes.parts.reversed() + [indexes.whole]] {
      let outcome = try Executable.viperLint.run(arguments + options(indexes))
      #expect(outcome.output == expected.output, "\(indexes)")
      #expect(outcome.status == expected.status)
    }
  }

  @Test func partsOfOneRootReportWhatTheWholeDoes() throws {
    let folder = try ScratchFolder()
    let root = "\(ScratchFolder.samples)/rambler/Broken"
    let files = FileManager.default.enumerator(atPath: root)!.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }.sorted().map { "\(root)/\($0)" }
    let parts = try (0..<4).map { part in
      try Self.index(files.indices.filter { $0 % 4 == part }.map { files[$0] }, as: "part\(part)", in: folder)
    }
    let arguments = ["--reporter", "json", "--base-path", ScratchFolder.samples]
    #expect(
      try Executable.viperLint.run(arguments + options(parts)).output == Executable.viperLint.run(arguments + [root]).output)
  }

  @Test func withoutAProjectPartsBelongToTheOutermostFolderThatWasNamed() throws {
    let folder = try ScratchFolder()
    for name in ["Code", "Code/Login", "Code/Home"] {
      try folder.write(
        "final class \(name.suffix(4))Presenter { var view: HomeView? }\nfinal class HomeView {}\n", to: "\(name)/A.swift")
    }
    let inner = try Self.index(["\(folder.path)/Code/Login"], base: folder.path, as: "inner", in: folder)
    let outer = try Self.index(["\(folder.path)/Code"], base: folder.path, as: "outer", in: folder)
    let arguments = ["--reporter", "json", "--base-path", folder.path]
    let expected = try Executable.viperLint.run(arguments + ["\(folder.path)/Code"]).output
    #expect(try Executable.viperLint.run(arguments + options([inner, outer])).output == expected)
    #expect(try Executable.viperLint.run(arguments + options([outer, inner])).output == expected)
  }

  @Test func theConfigurationIsFoundWhereTheWholeFindsIt() throws {
    let folder = try ScratchFolder()
    try folder.write("dialect: no-such-dialect\n", to: "App/.viper-lint.yml")
    try folder.write("class A {}\n", to: "App/Sources/A.swift")
    let part = try Self.index(["\(folder.path)/App/Sources"], base: folder.path, as: "part", in: folder)
    let outcome = try Executable.viperLint.run(["--base-path", folder.path, "--index", part])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("App/.viper-lint.yml:1: error: unknown dialect 'no-such-dialect'"))
  }

  @Test func theSameCodeGivesTheSameBytes() throws {
    let folder = try ScratchFolder()
    let copy = "\(folder.path)/copy"
    try FileManager.default.copyItem(atPath: ScratchFolder.samples, toPath: copy)
    _ = try Self.index([Self.paths[0]], as: "here", in: folder)
    _ = try Self.index(["\(copy)/\(Self.dialects[0])/Broken"], base: copy, as: "there", in: folder)
    #expect(try folder.data("here") == folder.data("there"))
    #expect(try folder.data("here").range(of: Data(folder.path.utf8)) == nil)
    #expect(try folder.data("here").range(of: Data(ScratchFolder.samples.utf8)) == nil)
  }

  @Test func whatCouldNotBeReadIsSaidAgain() throws {
    let folder = try ScratchFolder()
    try folder.write("class A { func f( {\n}\n", to: "App/A.swift")
    try folder.write("let deep = " + String(repeating: "[", count: 40), to: "App/Deep.swift")
    let written = try Executable.viperLint.run([
      "index", "--base-path", folder.path, "--out", "\(folder.path)/i", "\(folder.path)/App",
    ])
    #expect(written.status == 3)
    #expect(written.errors.contains(#/App/A\.swift:1:\d+: warning: /#) && written.errors.contains("App/Deep.swift:1"))
    let arguments = ["--reporter", "json", "--base-path", folder.path]
    let outcome = try Executable.viperLint.run(arguments + ["--index", "\(folder.path)/i"])
    #expect(outcome.status == 3)
    #expect(try outcome.output == Executable.viperLint.run(arguments + ["\(folder.path)/App"]).output)
  }

  @Test func differentCodeUnderOneNameIsAnError() throws {
    let folder = try ScratchFolder()
    try folder.write("class A {}", to: "App/A.swift")
    let first = try Self.index(["\(folder.path)/App"], base: folder.path, as: "first", in: folder)
    try folder.write("class B {}", to: "App/A.swift")
    let second = try Self.index(["\(folder.path)/App"], base: folder.path, as: "second", in: folder)
    let outcome = try Executable.viperLint.run(["--base-path", folder.path] + options([first, second]))
    #expect(outcome.status == 2)
    #expect(
      outcome.errors
        == "error: 'App/A.swift' differs between the indexes '\(first)' and '\(second)'; write both again from the same code\n")
  }

  @Test func whatIsNoIndexOfThisVersionIsAnError() throws {
    let folder = try ScratchFolder()
    let good = try Self.index([Self.paths[0]], as: "good", in: folder)
    var damaged = try folder.data("good")
    damaged[damaged.count / 2] ^= 1
    try damaged.write(to: URL(fileURLWithPath: "\(folder.path)/damaged"))
    var other = try folder.data("good")
    other[8] ^= 1
    try other.write(to: URL(fileURLWithPath: "\(folder.path)/other"))
    let text = try folder.write("class A { let text = 1; let more = 2; let evenMore = 3; let yetMore = 4 }", to: "text")
    for (path, reason) in [
      ("\(folder.path)/none", "error: the index '\(folder.path)/none' does not exist; check the path\n"),
      (folder.path, "error: cannot read the index '\(folder.path)': is a directory; check the path and its permissions\n"),
      (
        "\(folder.path)/damaged",
        "error: '\(folder.path)/damaged' is damaged; write it again with this version's 'viper-lint index'\n"
      ),
      (
        "\(folder.path)/other",
        "error: '\(folder.path)/other' was written by another version of viper-lint; write it again with this version's 'viper-lint index'\n"
      ),
      (text, "error: '\(text)' is not a viper-lint index; write it again with this version's 'viper-lint index'\n"),
    ] {
      let outcome = try Executable.viperLint.run(options([good, path]))
      #expect(outcome.status == 2)
      #expect(outcome.errors == reason)
    }
  }

  @Test func mistakesInTheUsageAreToldApart() throws {
    let folder = try ScratchFolder()
    let good = try Self.index([Self.paths[0]], as: "good", in: folder)
    #expect(try Executable.viperLint.run(["--index", good, Self.paths[0]]).status == 2)
    #expect(try Executable.viperLint.run(["index", Self.paths[0]]).status == 2)
    #expect(try Executable.viperLint.run(["index", "--out", "\(folder.path)/i", "/no/such/path"]).status == 2)
    let unwritable = try Executable.viperLint.run(["index", "--out", "/no/such/folder/i", Self.paths[0]])
    #expect(unwritable.status == 3)
    #expect(
      unwritable.errors
        == "error: cannot write the index '/no/such/folder/i': the folder '/no/such/folder' does not exist; create it first\n")
  }
}
