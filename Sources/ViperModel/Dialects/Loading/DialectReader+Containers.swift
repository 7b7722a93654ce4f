internal import ViperLinking
internal import ViperYAML

extension DialectReader {
  private static let containerKeys = ContainerMethods.Purpose.allCases.map(\.rawValue)

  /// Reads containers by key; of an inherited entry, only the parts that are stated change.
  mutating func readContainers(_ field: YamlField) {
    readKeyed(field) { reader, key in
      reader.dialect.containers.removeAll { $0.key == key }
    } read: { reader, key, value in
      let index = reader.dialect.containers.firstIndex { $0.key == key }
      let known = index.map { reader.dialect.containers[$0].methods } ?? ContainerMethods()
      let rule = ContainerRule(key: key, methods: reader.methods(value, on: known))
      if let index { reader.dialect.containers[index] = rule } else { reader.dialect.containers.append(rule) }
    }
  }

  private mutating func methods(_ field: YamlField, on known: ContainerMethods) -> ContainerMethods {
    let mistakes = log.mistakes.count
    var methods = known
    for (key, part) in log.entries(field, keys: Self.containerKeys) {
      guard let purpose = ContainerMethods.Purpose(rawValue: key) else { continue }
      methods[purpose] = part.isNull ? [] : Set(words(part, as: "'resolve'", where: isName))
    }
    if log.mistakes.count == mistakes, methods.isEmpty {
      log.report("'\(field.path)' states nothing; give it register, complete, resolve or share", at: field)
    }
    return methods
  }
}
