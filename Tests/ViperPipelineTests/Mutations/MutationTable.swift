import Foundation
import ViperPipeline
import ViperPlatform
import ViperTestSupport

/// The recorded table of a sample's mutants: what is edited, what is reported, what `--fix` makes of it, and whether the compiler
/// catches it.
struct MutationTable: Sendable {
  struct Row: Sendable {
    /// The edit, whose first line has its kind and place.
    var edit: [String]
    var reports: [String]
    var fix: String
    /// What the compiler says: `accepts`, `catches`, or nothing where it was not asked.
    var compiler: String

    var kind: String { String(edit[0].prefix { $0 != " " }) }

    /// The rules of the findings with their cases.
    var cases: [String] { reports.map { String($0.prefix { $0 != " " }) } }

    /// The rules of the findings, those too that stand beside another one's.
    var rules: [String] {
      let also = reports.flatMap { report in
        report.firstMatch(of: /\((.*?)\)/).map { $0.1.split(separator: ", ").map(String.init) } ?? []
      }
      return Set(cases.map { String($0.prefix { $0 != "." }) } + also).sorted()
    }

    var text: String {
      (edit + (reports.isEmpty ? ["> nothing"] : reports.map { "> \($0)" }) + (fix == "none" ? [] : ["fix \(fix)"])
        + (compiler.isEmpty ? [] : ["compiler \(compiler)"])).joined(separator: "\n")
    }
  }

  let name: String
  var rows: [Row]

  static let folder = ScratchFolder.project.appendingPathComponent("Tests/ViperPipelineTests/Mutations/Table")

  private static func file(_ name: String) -> URL { folder.appendingPathComponent("\(name).txt") }

  var text: String { rows.map(\.text).joined(separator: "\n\n") + "\n" }

  init(name: String, rows: [Row]) { (self.name, self.rows) = (name, rows) }

  /// The recorded table; empty where there is none.
  init(recorded name: String) {
    self.name = name
    let text = (try? String(contentsOf: Self.file(name), encoding: .utf8)) ?? ""
    rows = text.split(separator: "\n\n").map { row in
      let lines = row.split(separator: "\n").map(String.init)
      func values(_ prefix: String) -> [String] {
        lines.dropFirst().filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
      }
      let reports = values("> ")
      return Row(
        edit: [lines[0]] + lines.dropFirst().filter { ["+", "-", "@"].contains($0.prefix(1)) },
        reports: reports == ["nothing"] ? [] : reports, fix: values("fix ").first ?? "none",
        compiler: values("compiler ").first ?? "")
    }
  }

  /// Takes over what the compiler said of the same edits.
  mutating func adoptVerdicts(of other: MutationTable) {
    let verdicts = Dictionary(other.rows.map { ($0.edit, $0.compiler) }, uniquingKeysWith: { $1 })
    for index in rows.indices { rows[index].compiler = verdicts[rows[index].edit] ?? "" }
  }

  func record() throws {
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: Self.file(name))
  }

  static let isRecorded = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
}
