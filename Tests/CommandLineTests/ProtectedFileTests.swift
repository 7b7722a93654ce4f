import Foundation
import Testing
import ViperTestSupport

/// No output of either program replaces what is read: wrong usage, told before anything is written.
struct ProtectedFileTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write(ScratchFolder.module { "Login\($0)" }, to: "Login.swift")
    try folder.write("# mine\n", to: ".viper-lint.yml")
    try folder.write("extends: viper\nname: ours\n", to: "ours.yml")
  }

  private func run(_ tool: Executable, _ arguments: [String]) throws -> Executable.Outcome {
    try tool.run([folder.path] + arguments, shell: #"cd "$1" && shift && XDG_CACHE_HOME=/dev/null exec "$0" "$@""#)
  }

  private static let calls: [(Executable, [String], String)] = [
    (.viperLint, ["index", "--out", "Login.swift", "."], "Login.swift"),
    (.viperLint, ["index", "--out", ".viper-lint.yml", "."], ".viper-lint.yml"),
    (.viperLint, ["index", "--cache-path", "c", "--out", "c"], "c"),
    (.viperLint, ["--cache-path", "c", "--output", "json=c"], "c"),
    (.viperLint, ["--output", "json=Login.swift"], "Login.swift"),
    (.viperLint, ["--dialect", "ours.yml", "--output", "json=ours.yml"], "ours.yml"),
    (.viperLint, ["--stamp", "Login.swift"], "Login.swift"),
    (.viperGraph, ["--format", "dot", "--out", "Login.swift"], "Login.swift"),
    (.viperGraph, ["--format", "dot", "--out", "./.viper-lint.yml"], ".viper-lint.yml"),
    (.viperGraph, ["--dialect", "ours.yml", "--format", "dot", "--out", "ours.yml"], "ours.yml"),
    (.viperGraph, ["--cache-path", "c.json", "--out", "c.json"], "c.json"),
    (.viperGraph, ["--cache-path", "c.csv", "--metrics", "c.csv"], "c.csv"),
    (.viperGraph, ["diff", ".", ".", "--format", "json", "--out", "Login.swift"], "Login.swift"),
  ]

  @Test(arguments: calls) func refusesToReplaceAnInput(_ tool: Executable, _ arguments: [String], _ file: String) throws {
    let before = try? folder.text(of: file)
    let outcome = try run(tool, arguments)
    #expect(outcome.status == 2, "\(outcome.errors)")
    #expect(outcome.errors.contains("would replace"), "\(outcome.errors)")
    #expect((try? folder.text(of: file)) == before)
    #expect(outcome.output == "")
  }

  @Test func diffRefusesToReplaceAnIndexThatItReads() throws {
    #expect(try run(.viperLint, ["index", "--out", "old.json", "."]).status == 0)
    let before = try folder.data("old.json")
    let outcome = try run(.viperGraph, ["diff", "old.json", ".", "--out", "old.json"])
    #expect(outcome.status == 2 && outcome.errors.contains("would replace"), "\(outcome.errors)")
    #expect(try folder.data("old.json") == before)
  }

  @Test func aStampIsWrittenAnew() throws {
    for _ in 0..<2 { #expect(try run(.viperLint, ["--fail", "never", "--stamp", "Stamp.swift"]).status == 0) }
    #expect(try folder.text(of: "Stamp.swift") == "// Linted.\n")
  }
}
