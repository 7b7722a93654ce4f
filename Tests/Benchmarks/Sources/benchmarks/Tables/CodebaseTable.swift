import Foundation
import Measuring

/// The costs of linting a code base, each row with what it is compared to.
struct CodebaseTable {
  let tools: Tools
  /// A copy that may be edited.
  let path: String
  let runs: Int

  func text() throws -> String {
    var table = MarkdownTable("what", "s", "peak MB", "against", "s", "ratio")
    let cold = { try tools.lint(path, useCache: false) }
    let stat = { try tools.floor("stat-floor", path) }
    add("viper-lint cold", cold, "parse floor", { try tools.floor("parse-floor", path) }, to: &table, runs: runs)
    if try tools.hasCache() {
      let warm = { try tools.lint(path, useCache: true) }
      _ = try warm()
      add("viper-lint warm", warm, "stat floor", stat, to: &table, runs: runs)
      try addConstraints(to: &table)
      for edit in Edit.allCases {
        add(
          "viper-lint after an edit of a \(edit)",
          {
            try make(edit)
            return try warm()
          }, "stat floor", stat, to: &table, runs: runs)
      }
    } else {
      table.add("viper-lint warm, after an edit", "no cache", "-", "-", "-", "-")
    }
    add("ast-grep, one rule", astGrep, "viper-lint cold", cold, to: &table, runs: runs)
    let version = { try tools.run([tools.lint, "--version"], accepting: [0]) }
    add("viper-lint --version", version, "stat floor", stat, to: &table, runs: runs)
    return try table.text + "\n" + readFiles()
  }

  /// A row that cannot be measured says why, so that the others are not lost.
  private func add(
    _ name: String, _ a: () throws -> Sample, _ other: String, _ b: () throws -> Sample, to table: inout MarkdownTable,
    runs count: Int
  ) {
    do {
      let pairs = try PairedRuns.measure(count, a, against: b)
      table.add(
        name, Figures.seconds(pairs.a.seconds), Figures.megabytes(pairs.a.peakMemory), other,
        Figures.seconds(pairs.b.seconds), Figures.ratio(pairs.ratio))
    } catch {
      table.add(name, "\(error)", "-", other, "-", "-")
    }
  }

  /// Warm runs with and without constraints, each with a cache of its own.
  private func addConstraints(to table: inout MarkdownTable) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viper-lint-constraints-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func run(_ name: String, _ text: String) throws -> () throws -> Sample {
      let file = folder.appendingPathComponent("\(name).yml")
      try Data(text.utf8).write(to: file)
      let cache = folder.appendingPathComponent(name).path
      let run = { try tools.lint(path, useCache: true, arguments: ["--config", file.path, "--cache-path", cache]) }
      _ = try run()
      return run
    }
    let (with, without) = (try run("fifty", FiftyConstraints.text), try run("none", "rules: {}\n"))
    add("viper-lint warm, fifty constraints", with, "warm, none", without, to: &table, runs: runs)
  }

  private func astGrep() throws -> Sample {
    try tools.run(["ast-grep", "run", "-p", "class $X { $$$ }", "-l", "swift", "--color", "never", path], accepting: [0, 1])
  }

  private enum Edit: CaseIterable {
    case body, declaration
  }

  /// Changes one file's contents, size and time; the time that this takes is not measured.
  private func make(_ edit: Edit) throws {
    guard let file = try editedFile() else { throw CocoaError(.fileNoSuchFile) }
    let text = try String(contentsOf: file, encoding: .utf8)
    let edited =
      switch edit {
      case .body: text.replacing(Self.line, with: Self.line + "; print(1)", maxReplacements: 1)
      case .declaration: text + "\nfinal class Edited\(text.utf8.count) {}\n"
      }
    try Data(edited.utf8).write(to: file)
  }

  /// A line that occurs only in bodies.
  private static let line = "super.viewDidLoad()"

  private func editedFile() throws -> URL? {
    let files =
      FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String }
      .filter { $0.hasSuffix("ViewController.swift") && !$0.contains("Tests/") && !$0.contains("Pods/") }.sorted() ?? []
    let places = files.dropFirst(files.count / 2).map { URL(fileURLWithPath: path).appendingPathComponent($0) }
    return try places.first { try String(contentsOf: $0, encoding: .utf8).contains(Self.line) }
  }

  /// Whether the floors are about the same files as the linter.
  private func readFiles() throws -> String {
    let floor = try tools.floor("stat-floor", path).output.split(separator: " ").first.map(String.init) ?? "?"
    let report = try tools.lint(path, useCache: false, arguments: ["--reporter", "json"]).output
    let linted = LintSummary(report)?.files ?? 0
    return "Files: viper-lint read \(linted), the floors \(floor).\n"
  }
}
