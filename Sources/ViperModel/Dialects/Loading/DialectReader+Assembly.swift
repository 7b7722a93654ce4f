import ViperYAML

extension DialectReader {
  private static let assemblyKeys = ["roles", "methods", "previous-wireframe", "self-assembling-view"]

  mutating func readAssembly(_ field: YamlField) {
    for (key, part) in log.entries(field, keys: Self.assemblyKeys) {
      let isSet = !part.isNull
      switch key {
      case "roles": dialect.assembly.roles = isSet ? roles(part) : []
      case "methods": dialect.assembly.methods = isSet ? log.texts(part) : []
      case "previous-wireframe": dialect.assembly.allowsPreviousWireframe = isSet ? log.flag(part) ?? false : false
      default: dialect.assembly.allowsSelfAssemblingView = isSet ? log.flag(part) ?? false : false
      }
    }
  }
}
