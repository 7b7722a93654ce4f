internal import ViperFacts
import ViperLinking
package import ViperModel
internal import ViperText

/// The output of `viper-lint explain module NAME`: the components with the evidence for their roles, and their references.
package struct ModuleText {
  package let text: String

  package init(_ module: ViperModule, in graph: ComponentGraph) {
    let members = graph.components.filter { $0.module == module.id }
    let head = "\(module.name.visible)  dialect \(module.dialect)  \(module.path.visible)\n"
    text = (head + members.map { Self.block($0, graph) }.joined()).printable
  }

  private static func block(_ component: Component, _ graph: ComponentGraph) -> String {
    let kind = component.isInterface ? "\(component.role) interface" : component.role.name
    let head =
      "\n\(kind) \(component.name.visible)  \(component.range.file.visible):\(component.range.line)\n  \(component.evidence.visible)\n"
    let references = graph.references.filter { $0.from == component.id }.map { line($0, graph) }
    return head + references.map { "  \($0)\n" }.joined()
  }

  private static func line(_ reference: Reference, _ graph: ComponentGraph) -> String {
    let target = graph.components[reference.to]
    let strength = reference.strength.map { "\($0.rawValue) " } ?? ""
    let property = reference.property.map { " as '\($0.visible)'" } ?? ""
    let held = reference.holds.filter { $0.component != reference.to }.map {
      "\(graph.components[$0.component].name.visible) (\($0.certainty.rawValue))"
    }
    let holds = held.isEmpty ? "" : ", holding \(held.joined(separator: ", "))"
    return
      "\(reference.range.line): \(strength)\(reference.kind.rawValue) \(target.role) \(target.name.visible)\(property)\(holds)"
  }
}
