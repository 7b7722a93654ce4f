import Foundation
import Testing
import ViperTestSupport

/// Folders whose names are commands of build servers: nothing that is printed of them may be obeyed.
struct HostileLogTests {
  private static let folders = [
    "##vso[task.complete result=Failed;]x", "##[error]x", "##teamcity[buildStop]", "::error::x", " ::debug::x",
  ]

  private let workspace: ScratchFolder

  init() throws {
    workspace = try ScratchFolder()
    for (index, folder) in Self.folders.enumerated() {
      try workspace.write(ScratchFolder.module { "M\(index)\($0)" }, to: "\(folder)/\(folder).swift")
      try workspace.write("final class Loose\(index): UIResponder, UIApplicationDelegate {}\n", to: "\(folder)/Loose.swift")
    }
  }

  /// Runs in the workspace, where paths begin with the folders' names.
  private func run(_ program: Executable, _ arguments: [String]) throws -> Executable.Outcome {
    try program.run([workspace.path] + arguments, shell: #"cd "$1" && shift && exec "$0" "$@""#)
  }

  private static func commands(in text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).filter { line in
      line.drop(while: \.isWhitespace).hasPrefix("::") || line.contains(/##[A-Za-z]*\[/)
    }
  }

  @Test(arguments: [
    ["modules"], ["explain", "dialect"], ["explain", "dialect", "M0"], ["explain", "module", "M0"], ["explain", "module", "M3"],
    ["init", "--print"], ["lint"], ["lint", "--stats", "--reporter", "xcode"], ["lint", "--reporter", "csv"],
    ["lint", "--reporter", "junit"], ["lint", "--reporter", "json"],
  ])
  func theLinterPrintsNoCommands(_ arguments: [String]) throws {
    let outcome = try run(.viperLint, arguments)
    #expect(!outcome.output.isEmpty, "\(outcome.errors)")
    #expect(outcome.output.contains("task.complete") || !["lint", "modules"].contains(arguments[0]))
    #expect(Self.commands(in: outcome.output + "\n" + outcome.errors).isEmpty)
  }

  @Test func aBaselineIsComparedWithoutCommands() throws {
    let written = try run(.viperLint, ["baseline", "write"])
    #expect(written.status == 0, "\(written.errors)")
    let explained = try run(.viperLint, ["baseline", "explain"])
    try workspace.write("", to: "::error::x/::error::x.swift")
    try workspace.write(ScratchFolder.module { "New\($0)" }, to: "##[error]x/New.swift")
    let compared = try run(.viperLint, ["baseline", "diff"])
    #expect(compared.status == 1)
    #expect(compared.output.contains("New.swift"))
    #expect(compared.output.contains("- .viper-lint-baseline:"))
    for text in [written.output, explained.output, compared.output] { #expect(Self.commands(in: text).isEmpty, "\(text)") }
  }

  @Test(arguments: [
    ["lint", "::error::no"], ["lint", "--reporter", "##vso[task.complete]"], ["explain", "module", "##[error]x"],
    ["lint", "--config", "::error::x/no.yml"],
  ])
  func mistakesQuoteArgumentsWithoutTheirCommands(_ arguments: [String]) throws {
    let outcome = try run(.viperLint, arguments)
    #expect(outcome.status == 2)
    #expect(Self.commands(in: outcome.errors).isEmpty)
  }

  @Test(arguments: ["dot", "json", "csv", "mermaid"])
  func drawingsHoldNoCommands(_ format: String) throws {
    for level in ["module", "component"] {
      let outcome = try run(.viperGraph, ["--format", format, "--level", level, "."])
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(Self.commands(in: outcome.output + "\n" + outcome.errors).isEmpty, "\(format) \(level)")
    }
  }
}
