import ViperFacts
import ViperLinking
package import ViperModel
package import ViperRules
internal import ViperText

/// The output of `viper-lint explain FILE:LINE`: the component at a line, or why there is none, the references that start there, and
/// the findings.
package struct PlaceText {
  package let text: String
  /// Whether there is nothing at the line.
  package let isEmpty: Bool

  /// - Parameter findings: of the whole run.
  package init(_ place: PlaceExplanation, in model: CodeModel, findings: [Finding]) {
    let graph = model.graph
    let references = graph.references.filter { $0.range.file == place.file && $0.range.line == place.line }
    let own = findings.filter { $0.range.file == place.file && $0.range.line == place.line }
    let others = findings.flatMap { finding in
      finding.notes.filter { $0.range.file == place.file && $0.range.line == place.line }.map { (finding, $0) }
    }
    isEmpty = place.type == nil && place.declared.isEmpty && references.isEmpty && own.isEmpty && others.isEmpty
    let declared = place.declared.isEmpty ? "" : ": \(place.declared.joined(separator: ", ").visible)"
    var lines = ["\(place.file.visible):\(place.line)\(declared)"]
    lines += Self.subject(place, model)
    lines += Self.list("findings", own.flatMap(Self.finding) + others.map(Self.note))
    lines += Self.list("references", references.map { ReferenceText.line($0, graph) })
    lines += Self.architecture(place.architecture)
    text = lines.map { $0 + "\n" }.joined().printable
  }

  /// The component around the line, with the evidence; else the reason why there is none.
  private static func subject(_ place: PlaceExplanation, _ model: CodeModel) -> [String] {
    guard let type = place.type else { return ["  outside any type"] }
    let evidence = place.evidence.map { ["  \($0.description.visible)"] } ?? []
    let objection = place.objection.map { ": \($0.visible)" } ?? ""
    guard let id = place.component else { return ["  in \(type.visible)", "  no role\(objection)"] + evidence }
    let component = model.graph.components[id]
    if type == component.name { return ["  in \(component.title)\(home(of: component, model))"] + evidence }
    return [
      "  in \(type.visible), a part of \(component.title)\(home(of: component, model))", "  no role of its own\(objection)",
    ] + evidence
  }

  private static func home(of component: Component, _ model: CodeModel) -> String {
    guard let module = component.module.map({ model.graph.modules[$0] }) else { return ", not part of a module" }
    return ", module \(module.name.visible), dialect \(module.dialect.visible)"
  }

  private static func architecture(_ group: ArchitectureGroup) -> [String] {
    ["  architecture of '\(group.path.visible)': \(group.summary)"] + group.evidence.map { "    \($0.visible)" }
  }

  private static func list(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["  \(title):"] + lines.map { "    \($0)" }
  }

  private static func finding(_ finding: Finding) -> [String] {
    let rule = RuleMetadata(finding.rule, finding.constraint)
    let state = finding.disposition == .new ? [] : ["  \(finding.disposition.rawValue)"]
    let evidence =
      finding.certainty == .sure
      ? finding.evidence.map { ["  evidence: \($0.visible)"] } ?? []
      : ["  valid as long as the protocol has only one implementation"]
    let also = finding.alsoRules.isEmpty ? "" : " (also \(finding.alsoRules.joined(separator: ", ")))"
    let head = "\(finding.severity.rawValue): \(finding.message.visible) [\(finding.rule)]\(also)"
    let notes = finding.notes.map { "  \($0.range.file.visible):\($0.range.line): \($0.message.visible)" }
    return [head] + state + evidence + notes + [
      "  \(rule.summary)", "  'viper-lint explain rule \(finding.rule)' says why",
    ]
  }

  private static func note(_ finding: Finding, _ note: Finding.Note) -> String {
    "\(finding.range.file.visible):\(finding.range.line): \(finding.severity.rawValue): \(finding.message.visible) [\(finding.rule)]; note: \(note.message.visible)"
  }
}

extension Component {
  /// `presenter LoginPresenter`, `presenter interface LoginViewOutput`.
  var title: String { "\(kindTitle) \(name.visible)" }

  /// `presenter`, `presenter interface`.
  var kindTitle: String { "\(role)\(isInterface ? " interface" : "")" }
}
