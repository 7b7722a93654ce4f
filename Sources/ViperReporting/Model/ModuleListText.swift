internal import OrderedCollections
internal import ViperFacts
package import ViperModel
internal import ViperText

/// The output of `viper-lint modules`: the architecture of each root, every module with its dialect and missing roles, then the components without a module, and what is a part
/// by its name alone.
package struct ModuleListText {
  package let text: String

  /// - Parameter fileCount: the number of files that the model was made of.
  package init(_ model: CodeModel, fileCount: Int) {
    let loose = model.graph.components.filter { $0.module == nil }
    let groups = model.dialects.flatMap(\.architectures).filter { !$0.isTrivial }.map { "\($0.path.visible): \($0.summary)\n" }
    let modules = model.graph.modules.map { Self.line($0, model) }
    let parts = loose.map { "  \($0.role) \($0.name.visible)  \($0.range.file.visible):\($0.range.line)\n" }
    let list = modules.isEmpty ? NoModulesText(model, fileCount: fileCount).text : modules.joined()
    let unplaced = model.dialects.filter { !$0.isOfAnotherArchitecture }.flatMap(\.unplaced).map {
      "  \($0.role) \($0.name.visible)  \($0.range.file.visible):\($0.range.line)\n"
    }
    let sections = [
      groups.joined(), list, parts.isEmpty ? "" : "in no module:\n" + parts.joined(),
      unplaced.isEmpty ? "" : "named like parts of a module, but not used as such:\n" + unplaced.joined(),
    ]
    text = sections.filter { !$0.isEmpty }.joined(separator: "\n").printable
  }

  private static func line(_ module: ViperModule, _ model: CodeModel) -> String {
    let roles = Set(model.graph.components.filter { $0.module == module.id && !$0.isInterface }.map(\.role))
    let required = model.dialectsByName[module.dialect]?.roles.filter { $0.value.isRequired }.keys.map { $0 } ?? []
    let missing = required.filter { !roles.contains($0) }.map(\.name)
    let state = missing.isEmpty ? "complete" : "without \(missing.joined(separator: ", "))"
    return "\(module.name.visible)  \(module.dialect), \(state)  \(module.path.visible)\n"
  }
}

/// Why a code base has no module.
package struct NoModulesText {
  package let reason: String

  /// The line in place of a list of modules that has none.
  var text: String { "no modules: \(reason)\n" }

  package init(_ model: CodeModel, fileCount: Int) {
    let groups = model.dialects.flatMap(\.architectures).filter { !$0.isTrivial }
    let anchors = Set(model.dialects.map(\.dialect.anchor.name)).sorted().joined(separator: " or ")
    let text =
      if fileCount == 0 {
        "no file was read; the configuration's 'include' and 'exclude' or the project's targets leave all of them out"
      } else if groups.isEmpty {
        "nothing in \(counted(fileCount, "file")) is named or wired like a part of VIPER (presenter, interactor, router)"
      } else if groups.allSatisfy({ $0.architecture != .viper }) {
        "the code is not VIPER but \(Set(groups.map(\.name)).sorted().joined(separator: ", "))"
      } else {
        "no type in \(counted(fileCount, "file")) is the \(anchors) of a module"
      }
    reason = text.visible
  }
}
