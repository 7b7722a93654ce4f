import ViperLinking
import ViperModel
import ViperText

/// A change as JSON, in version 1 of the schema.
package struct ChangeJSONFormat: Sendable {
  package init() {}

  package func text(of change: GraphChange) -> String {
    """
    {"schemaVersion":1,
     "level":\(JSONText.string(change.view.level.rawValue)),
     "nodes":\(JSONText.array(change.nodes.map(node))),
     "references":\(JSONText.array(change.references.map(reference))),
     "cycles":\(JSONText.array(change.cycles.map(cycle))),
     "findings":\(JSONText.array(change.findings.map(finding)))}

    """
  }

  private func node(_ change: GraphChange.NodeChange) -> String {
    JSONText.object([
      "change": JSONText.string(change.state.rawValue),
      "name": JSONText.string(change.node.label),
      "role": JSONText.string(change.node.role?.name),
      "file": JSONText.string(change.node.file),
      "line": change.node.line.map { String($0) } ?? "null",
    ])
  }

  private func reference(_ change: GraphChange.ReferenceChange) -> String {
    let edge = change.new ?? change.old
    return JSONText.object([
      "change": JSONText.string(change.state.rawValue),
      "from": JSONText.string(change.from),
      "to": JSONText.string(change.to),
      "kind": JSONText.string(edge?.kind.rawValue),
      "oldStrength": JSONText.string(change.old?.strength?.rawValue),
      "newStrength": JSONText.string(change.new?.strength?.rawValue),
      "certainty": JSONText.string(edge?.certainty.rawValue),
      "property": JSONText.string(edge?.property),
      "file": JSONText.string(edge?.file),
      "line": edge.map { String($0.line) } ?? "null",
    ])
  }

  private func cycle(_ change: GraphChange.CycleChange) -> String {
    JSONText.object([
      "change": JSONText.string(change.state.rawValue),
      "members": "[" + change.members.map { JSONText.string($0) }.joined(separator: ",") + "]",
    ])
  }

  private func finding(_ change: GraphChange.FindingChange) -> String {
    JSONText.object([
      "change": JSONText.string(change.state.rawValue),
      "severity": JSONText.string(change.mark.severity.rawValue),
      "rule": JSONText.string(change.mark.rule),
      "message": JSONText.string(change.mark.message),
      "component": JSONText.string(change.mark.component),
      "file": JSONText.string(change.mark.file),
      "line": String(change.mark.line),
    ])
  }
}
