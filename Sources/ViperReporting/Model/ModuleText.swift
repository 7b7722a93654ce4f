internal import ViperFacts
import ViperLinking
package import ViperModel
internal import ViperText

/// The output of `viper-lint explain module NAME`: the components with the evidence for and against their roles, and their
/// references.
package struct ModuleText {
  package let text: String

  package init(_ module: ViperModule, in graph: ComponentGraph, evidence: (Component) -> RoleEvidence) {
    let members = graph.components.filter { $0.module == module.id }
    let head = "\(module.name.visible)  dialect \(module.dialect)  \(module.path.visible)\n"
    text = (head + members.map { Self.block($0, evidence($0), graph) }.joined()).printable
  }

  private static func block(_ component: Component, _ evidence: RoleEvidence, _ graph: ComponentGraph) -> String {
    let head =
      "\n\(component.title)  \(component.range.file.visible):\(component.range.line)\n  \(evidence.description.visible)\n"
    let references = graph.references.filter { $0.from == component.id }.map {
      "\($0.range.line): \(ReferenceText.line($0, graph))"
    }
    return head + references.map { "  \($0)\n" }.joined()
  }
}
