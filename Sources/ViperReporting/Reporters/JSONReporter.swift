import ViperFacts
import ViperLinking
import ViperModel
package import ViperRules
import ViperText

/// JSON of schema version 1, documented in `Rules/Guides/USAGE.md`: every finding with its disposition, every key always present.
package struct JSONReporter: Reporter {
  package static let name = "json"
  package static let showsEdits = true

  package init() {}

  package func render(_ report: LintReport, _ context: ReportContext) -> String {
    let document = JSONValue.object([
      ("schemaVersion", .number(1)),
      ("tool", .object([("name", .string("viper-lint")), ("version", .string(report.toolVersion))])),
      ("complete", .bool(report.isComplete)),
      ("summary", summary(report)),
      ("architectures", .array(report.architectures.map(architecture))),
      ("findings", .array(report.findings.map(finding))),
      ("diagnostics", .array(report.diagnostics.map(diagnostic))),
      ("resolution", report.resolution.map(resolution) ?? .null),
      ("undecided", report.undecided.map(undecided) ?? .null),
      ("unjudged", unjudged(report.unjudged)),
    ])
    return document.text(breakingTo: 2) + "\n"
  }

  private func summary(_ report: LintReport) -> JSONValue {
    .object([
      ("files", .number(report.fileCount)),
      ("filesAround", .number(report.filesAround)),
      ("modules", .number(report.moduleCount)),
      ("components", .number(report.componentCount)),
      ("errors", .number(report.count(of: .error))),
      ("warnings", .number(report.count(of: .warning))),
      ("infos", .number(report.count(of: .info))),
    ])
  }

  private func architecture(_ group: ArchitectureGroup) -> JSONValue {
    .object([
      ("root", .string(group.root)),
      ("path", .string(group.path)),
      ("name", .string(group.architecture.rawValue)),
      ("summary", .string(group.summary)),
      ("modules", .number(group.modules)),
      ("counts", .object(group.counts.map { ($0.kind.key, .number($0.number)) })),
      ("evidence", .array(group.evidence.map(JSONValue.string))),
    ])
  }

  private func unjudged(_ unjudged: LintReport.Unjudged) -> JSONValue {
    .object([
      ("types", .object(unjudged.types.map { ($0.role.name, .number($0.number)) })),
      ("modules", .number(unjudged.modules)),
      ("files", .number(unjudged.files)),
    ])
  }

  /// The resolution counts; null without `--stats`.
  private func resolution(_ counts: ResolutionCounts) -> JSONValue {
    .object([
      ("resolved", .number(counts.resolved)),
      ("ambiguous", .number(counts.ambiguous)),
      ("external", .number(counts.external)),
      ("unknown", .number(counts.unknown)),
      ("unparsedFiles", .number(counts.unparsedFiles)),
    ])
  }

  /// By question and escape, how often nothing could be told; null without `--stats`.
  private func undecided(_ undecided: Undecided) -> JSONValue {
    func counts(_ counts: EscapeCounts) -> JSONValue {
      .object(counts.entries.map { ($0.escape.rawValue, .number($0.count)) })
    }
    return .object([
      ("wiring", counts(undecided.wiring)), ("contracts", counts(undecided.contracts)), ("liveness", counts(undecided.liveness)),
    ])
  }

  private func finding(_ finding: Finding) -> JSONValue {
    .object([
      ("rule", .string(finding.rule)),
      ("severity", .string(finding.severity.rawValue)),
      ("message", .string(finding.message)),
      ("file", .string(finding.range.file)),
      ("line", .number(finding.range.line)),
      ("column", .number(finding.range.column)),
      ("module", .optional(finding.module)),
      ("component", .optional(finding.component)),
      ("role", .optional(finding.role?.name)),
      ("dialect", .optional(finding.dialect)),
      ("disposition", .string(finding.disposition.rawValue)),
      ("justification", .optional(finding.justification)),
      ("endLine", .number(finding.range.endLine)),
      ("endColumn", .number(finding.range.endColumn)),
      ("case", .optional(finding.case)),
      ("target", .optional(finding.target)),
      ("property", .optional(finding.property)),
      ("strength", .optional(finding.strength?.rawValue)),
      ("evidence", .optional(finding.evidence)),
      ("certainty", .string(finding.certainty.rawValue)),
      ("alsoRules", .array(finding.alsoRules.map(JSONValue.string))),
      ("fingerprint", .string(finding.fingerprint)),
      ("folded", .bool(finding.isFolded)),
      ("notes", .array(finding.notes.map(note))),
      ("edits", .array(finding.edits.map(edit))),
      ("remedy", finding.remedy.map(remedy) ?? .null),
    ])
  }

  private func remedy(_ remedy: Remedy) -> JSONValue {
    .object([
      ("needs", remedy.condition.map(condition) ?? .null),
      ("changes", .array(remedy.changes.map(change))),
    ])
  }

  /// What must be done by hand before the changes.
  private func condition(_ condition: Remedy.Condition) -> JSONValue {
    switch condition {
    case .keeper(let part, let untilShown):
      .object([("kind", .string("keeper")), ("of", .string(part)), ("untilShown", .bool(untilShown))])
    case .loneKeeper(let keeper, let part):
      .object([("kind", .string("lone-keeper")), ("of", .string(part)), ("by", .string(keeper))])
    case .returnedView: .object([("kind", .string("returned-view"))])
    case .localConstant: .object([("kind", .string("local-constant"))])
    }
  }

  private func change(_ change: Remedy.Change) -> JSONValue {
    let (kind, more): (String, [(String, JSONValue)]) =
      switch change.kind {
      case .weaken(_, let needsOptional): ("weaken", [("needsOptional", .bool(needsOptional))])
      case .strengthen: ("strengthen", [])
      case .bind: ("bind", [])
      case .removeImport: ("remove-import", [])
      case .retype(_, let interface, _): ("retype", [("as", .string(interface))])
      }
    return .object(
      [
        ("kind", .string(kind)), ("name", .string(change.name)), ("file", .string(change.range.file)),
        ("line", .number(change.range.line)), ("column", .number(change.range.column)),
      ] + more)
  }

  /// The bytes from `start` to `end` of a file, and what takes their place.
  private func edit(_ edit: Edit) -> JSONValue {
    .object([
      ("file", .string(edit.file)),
      ("start", .number(edit.bytes.lowerBound)),
      ("end", .number(edit.bytes.upperBound)),
      ("text", .string(edit.text)),
    ])
  }

  private func note(_ note: Finding.Note) -> JSONValue {
    .object([
      ("file", .string(note.range.file)),
      ("line", .number(note.range.line)),
      ("column", .number(note.range.column)),
      ("message", .string(note.message)),
    ])
  }

  private func diagnostic(_ diagnostic: Diagnostic) -> JSONValue {
    .object([
      ("severity", .string(diagnostic.severity.rawValue)),
      ("message", .string(diagnostic.message)),
      ("file", .optional(diagnostic.file)),
      ("line", .optional(diagnostic.line)),
      ("column", .optional(diagnostic.column)),
    ])
  }
}
