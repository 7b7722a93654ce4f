import Testing
import ViperPlatform

@testable import ViperGraphviz

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The program as a user runs it.
struct GraphCommandTests {
  private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Samples/configurator/Clean").path

  private func run(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) {
    let result = try ChildProcess(program: Program.viperGraph, arguments: arguments).run(limit: .seconds(120))
    guard case .exited(let status) = result.end else { return (-1, "", "\(result.end)") }
    return (status, String(decoding: result.output, as: UTF8.self), String(decoding: result.errors, as: UTF8.self))
  }

  private static func text(of file: String) throws -> String {
    try String(contentsOf: URL(fileURLWithPath: file), encoding: .utf8)
  }

  @Test(arguments: [
    ["--bogus"], ["--out", "a.gif", samples], ["--out", "a", samples], [samples], ["--format", "gif", samples],
    ["--level", "file", "--format", "dot", samples], ["--format", "dot", "/nonexistent"], ["--format", "dot", "/dev/null"],
    ["--format", "dot", "--dialect", "nobody", samples],
  ])
  func wrongUsageIsTwo(_ arguments: [String]) throws {
    let result = try ChildProcess(program: Program.viperGraph, arguments: arguments).run(limit: .seconds(120))
    #expect(result.end == .exited(2))
    #expect(result.output.isEmpty)
    #expect(!result.complaint.isEmpty)
  }

  @Test func unknownEndingNamesThoseThatAreKnown() throws {
    let known = "; use .svg, .pdf, .png, .html, .htm, .dot, .gv, .mermaid, .mmd, .csv, .json, or add '--format'"
    #expect(try run("--out", "a.zip", Self.samples).errors.contains("'a.zip' has no known file extension\(known)\n"))
    #expect(try run("--out", "a.md", Self.samples).errors.contains("\(known); did you mean '.mmd'?"))
  }

  @Test(arguments: [["--help"], ["--version"]])
  func helpAndVersionAreZero(_ arguments: [String]) throws {
    let result = try ChildProcess(program: Program.viperGraph, arguments: arguments).run(limit: .seconds(120))
    #expect(result.end == .exited(0))
    #expect(result.errors.isEmpty)
  }

  @Test func dataGoesToStandardOutput() throws {
    let result = try run("--format", "json", Self.samples)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("{\"schemaVersion\":1,"))
  }

  @Test func endingDecidesTheFormat() throws {
    try Program.withFolder { folder in
      let result = try run("--out", folder + "/a.DOT", Self.samples)
      let text = try Self.text(of: folder + "/a.DOT")
      #expect(result.status == 0)
      #expect(text.hasPrefix("digraph"))
    }
  }

  @Test func severalOutputsAreWrittenAtOnce() throws {
    try Program.withFolder { folder in
      let beginnings = [
        "a.dot": "digraph", "b.mmd": "---\ntitle:", "e.csv": "from,to,",
        "f.json": "{\"schemaVersion\":1",
      ]
      let outputs = beginnings.keys.sorted().flatMap { ["--out", "\(folder)/\($0)"] }
      let result = try ChildProcess(program: Program.viperGraph, arguments: outputs + [Self.samples]).run(
        limit: .seconds(120))
      #expect(result.end == .exited(0))
      for (name, beginning) in beginnings { #expect(try Self.text(of: "\(folder)/\(name)").hasPrefix(beginning)) }
    }
  }

  /// A picture that is printed needs no line about it.
  @Test func eachWrittenFileIsNamedWithWhatItShows() throws {
    try Program.withFolder { folder in
      let both = try run("--out", folder + "/a.dot", "--metrics", folder + "/b.csv", "--level", "module", Self.samples)
      let files = both.errors.split(separator: "\n").map { $0.replacing(folder, with: "") }
      #expect(files == ["wrote /a.dot: 3 modules, 0 references", "wrote /b.csv: 3 modules"])
      #expect(both.output.isEmpty)
      #expect(try run("--format", "dot", Self.samples).errors.isEmpty)
    }
  }

  @Test func oneFailureLeavesTheOthers() throws {
    try Program.withFolder { folder in
      let result = try run("--out", folder + "/missing/a.dot", "--out", folder + "/b.csv", Self.samples)
      #expect(result.status == 3)
      #expect(result.errors.contains("wrote \(folder)/b.csv: ") && !result.errors.contains("wrote \(folder)/missing"))
      #expect(result.errors.contains("error: cannot write '\(folder)/missing/a.dot'"))
      #expect(try Self.text(of: folder + "/b.csv").hasPrefix("from,to,"))
    }
  }

  @Test(arguments: [
    ["--out", "a.dot", "--out", "b.csv", "--format", "dot"], ["--out", "a.dot", "--out", "a.dot"],
    ["--out", "a.dot", "--link", "javascript:{path}"], ["--out", "a.dot", "--link", "https://host"],
    ["--format", "csv", "--collapse", "folder"], ["--out", "a.dot", "--out", "-"],
  ])
  func contradictionIsTwo(_ arguments: [String]) throws {
    let result = try ChildProcess(program: Program.viperGraph, arguments: arguments + [Self.samples]).run(
      limit: .seconds(120))
    #expect(result.end == .exited(2))
    #expect(!result.complaint.isEmpty)
  }

  @Test func pageIsTheSameEachTime() throws {
    try Program.withFolder { folder in
      for name in ["a.html", "b.HTM"] { #expect(try run("--out", "\(folder)/\(name)", Self.samples).status == 0) }
      let page = try Self.text(of: folder + "/a.html")
      #expect(page.hasPrefix("<!DOCTYPE html>"))
      #expect(try Self.text(of: folder + "/b.HTM") == page)
    }
  }

  @Test func unwritableOutputIsThree() throws {
    try Program.withFolder { folder in
      let missing = try run("--out", folder + "/missing/a.dot", Self.samples)
      #expect(missing.status == 3)
      let occupied = try run("--out", folder, "--format", "dot", Self.samples)
      #expect(occupied.status == 3)
    }
  }

  @Test func foldersAreDrawnOnRequest() throws {
    let result = try run("--format", "dot", "--level", "module", "--collapse", "folder", Self.samples)
    #expect(result.status == 0)
    #expect(result.errors == "")
    let data = try run("--format", "json", "--collapse", "folder", Self.samples)
    #expect(data.status == 2)
  }

  @Test(.enabled(if: Program.hasGraphviz, "Graphviz is not installed"))
  func drawsThroughALinkToTheExecutable() throws {
    try Program.withFolder { folder in
      try FileManager.default.createSymbolicLink(atPath: folder + "/graph", withDestinationPath: Program.viperGraph)
      let child = ChildProcess(program: folder + "/graph", arguments: ["--format", "svg", Self.samples])
      let result = try child.run(limit: .seconds(120))
      #expect(result.end == .exited(0))
      #expect(result.errors.isEmpty)
    }
  }

  /// Only pictures need it.
  @Test func withoutTheProgramThatDrawsItSaysHowToGetIt() throws {
    // A hard link, so on the same disk: a copy cannot be run while another test starts a process and has it open for writing.
    let products = URL(fileURLWithPath: Program.viperGraph).deletingLastPathComponent()
    try Program.withFolder(in: products) { folder in
      let alone = folder + "/viper-graph"
      try FileManager.default.linkItem(atPath: Program.viperGraph, toPath: alone)
      let outputs = ["a.svg", "b.dot", "c.html", "d.mmd", "e.json"].flatMap { ["--out", "\(folder)/\($0)"] }
      let result = try ChildProcess(program: alone, arguments: outputs + [Self.samples]).run(limit: .seconds(120))
      let errors = String(decoding: result.errors, as: UTF8.self)
      #expect(result.end == .exited(3))
      #expect(
        errors.contains("/viper-graph-layout', which is missing; to build it, install Graphviz"), "\(errors)")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
          == ["b.dot", "c.html", "d.mmd", "e.json", "viper-graph"])
    }
  }

  @Test(.enabled(if: Program.hasGraphviz, "Graphviz is not installed"))
  func pictureIsWritten() throws {
    try Program.withFolder { folder in
      let result = try run("--out", folder + "/a.svg", Self.samples)
      #expect(result.status == 0)
      #expect(result.output.isEmpty)
      #expect(result.errors == "wrote \(folder)/a.svg: 23 of 41 components, 93 references\n")
      let text = try Self.text(of: folder + "/a.svg")
      #expect(text.contains(">Main</text>"))
    }
  }
}
