import ViperYAML

/// Reads the model of a framework from YAML.
///
/// It continues after a mistake, so that all mistakes of a file are reported at once.
package struct FrameworkReader {
  var log: YamlLog
  private var model = FrameworkModel(name: "")

  private static let keys = ["name", "imports", "data", "types", "functions"]
  private static let typeKeys = ["inherits", "properties", "members", "callbacks"]

  /// - Parameter file: the name for messages.
  package static func read(_ text: String, file: String) throws(FrameworkError) -> FrameworkModel {
    var reader = FrameworkReader(log: YamlLog(file: file))
    if let root = reader.log.compose(text) { reader.read(root) }
    guard reader.log.mistakes.isEmpty else { throw FrameworkError(mistakes: reader.log.sortedMistakes(of: file)) }
    return reader.model
  }

  /// The models of several texts, by their names.
  package static func read(_ texts: [(name: String, yaml: String)]) throws(FrameworkError) -> [FrameworkModel] {
    var models: [FrameworkModel] = []
    for (name, yaml) in texts { models.append(try read(yaml, file: "\(name).yml")) }
    return models
  }

  private mutating func read(_ root: YamlField) {
    let entries = log.entries(root, keys: Self.keys)
    if root.isMap, root.member("name") == nil {
      log.report("'name' is missing; write the module that is imported, as in 'name: UIKit'", at: root)
    }
    for (key, field) in entries {
      switch key {
      case "name": model.name = log.text(field) ?? ""
      case "imports": model.imports = log.texts(field)
      case "data": model.types += log.texts(field).map { FrameworkType(name: $0, isData: true) }
      case "types": model.types += named(field).map { type($0.name, $0.value) }
      default: model.functions = members(field)
      }
    }
  }

  /// The entries of a map; a key may list several names that have the same value.
  private mutating func named(_ field: YamlField) -> [(name: String, value: YamlField)] {
    log.entries(field).flatMap { entry in entry.key.split(separator: ", ").map { (String($0), entry.value) } }
  }

  private mutating func type(_ name: String, _ field: YamlField) -> FrameworkType {
    var type = FrameworkType(name: name)
    guard !field.isNull else { return type }
    for (key, part) in log.entries(field, keys: Self.typeKeys) {
      switch key {
      case "inherits": type.inherits = log.texts(part)
      case "properties": type.properties = named(part).compactMap { property($0.name, $0.value) }
      case "members": type.members = members(part)
      default: type.callbacks = callbacks(part)
      }
    }
    return type
  }

  private mutating func members(_ field: YamlField) -> [FrameworkMember] {
    named(field).compactMap { name, value in
      guard let signature = signature(name, value) else { return nil }
      guard signature.isFunction else {
        log.report("'\(value.path)' has no parentheses; write a function as in 'present(_:animated:)'", at: value)
        return nil
      }
      return member(signature, value.isNull ? [] : log.entries(value, keys: Self.memberKeys))
    }
  }

  /// What the framework calls, in lists by phase: the name of a function or property alone, or with effects.
  private mutating func callbacks(_ field: YamlField) -> [FrameworkCallback] {
    log.entries(field, keys: FrameworkCallback.Phase.allCases.map(\.rawValue)).flatMap { key, list in
      let phase = FrameworkCallback.Phase(rawValue: key) ?? .used
      return log.elements(list).flatMap { callback($0) }.map { FrameworkCallback(member: $0, phase: phase) }
    }
  }

  private mutating func callback(_ field: YamlField) -> [FrameworkMember] {
    guard !field.isMap else {
      return named(field).compactMap { name, value in
        signature(name, value).map { member($0, log.entries(value, keys: Self.memberKeys)) }
      }
    }
    guard let text = log.text(field), let signature = signature(text, field) else { return [] }
    return [member(signature, [])]
  }

  private mutating func signature(_ text: String, _ field: YamlField) -> FrameworkSignature? {
    if let signature = FrameworkSignature(text) { return signature }
    log.report("bad signature '\(field.path)'; write it as in 'present(_:animated:)'", line: field.entryLine)
    return nil
  }

  private mutating func property(_ key: String, _ field: YamlField) -> FrameworkProperty? {
    guard let text = log.text(field) else { return nil }
    if let property = FrameworkProperty(key, text) { return property }
    log.report(
      "bad property '\(text)' in '\(field.path)'; write its type, as in 'weak UITableViewDelegate?' or 'many UIView'", at: field)
    return nil
  }
}
