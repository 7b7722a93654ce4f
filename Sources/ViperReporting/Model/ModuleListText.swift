internal import OrderedCollections
internal import ViperFacts
package import ViperModel
internal import ViperText

/// The output of `viper-lint modules`: the architecture of each root, every module with its dialect and missing roles, then the components without a module.
package struct ModuleListText {
  package let text: String

  package init(_ model: CodeModel) {
    let loose = model.graph.components.filter { $0.module == nil }
    let groups = model.dialects.flatMap(\.architectures).filter { !$0.isTrivial }.map { "\($0.path.visible): \($0.summary)" }
    let modules = model.graph.modules.map { Self.line($0, model) }
    let parts = loose.map { "  \($0.role) \($0.name.visible)  \($0.range.file.visible):\($0.range.line)" }
    let heading = parts.isEmpty ? [] : ["", "in no module:"]
    let head = groups.isEmpty ? [] : groups + [""]
    text = (head + modules + heading + parts).map { $0 + "\n" }.joined().printable
  }

  private static func line(_ module: ViperModule, _ model: CodeModel) -> String {
    let roles = Set(model.graph.components.filter { $0.module == module.id && !$0.isInterface }.map(\.role))
    let required = model.dialectsByName[module.dialect]?.roles.filter { $0.value.isRequired }.keys.map { $0 } ?? []
    let missing = required.filter { !roles.contains($0) }.map(\.name)
    let state = missing.isEmpty ? "complete" : "without \(missing.joined(separator: ", "))"
    return "\(module.name.visible)  \(module.dialect), \(state)  \(module.path.visible)"
  }
}
