internal import ViperText
internal import ViperYAML

extension DialectReader {
  private static let apiKeys = [
    "does", "imports", "types", "except", "functions", "methods", "properties", "words", "opens-modules",
  ]

  /// Reads calls of frameworks by key; of an inherited entry, only the parts that are stated change.
  mutating func readApis(_ field: YamlField) {
    readKeyed(field) { reader, key in
      reader.dialect.apis.removeAll { $0.key == key }
    } read: { reader, key, value in
      let index = reader.dialect.apis.firstIndex { $0.key == key }
      guard let rule = reader.api(key, value, on: index.map { reader.dialect.apis[$0] }) else { return }
      if let index { reader.dialect.apis[index] = rule } else { reader.dialect.apis.append(rule) }
    }
  }

  private mutating func api(_ key: String, _ field: YamlField, on known: ApiRule?) -> ApiRule? {
    let mistakes = log.mistakes.count
    let parts = log.entries(field, keys: Self.apiKeys)
    var effect = known?.effect
    if let part = parts.first(where: { $0.key == "does" })?.value { effect = log.choice(part) }
    guard let effect else {
      if log.mistakes.count == mistakes {
        log.report("'\(field.path).does' is missing; write io, logging or navigation", at: field)
      }
      return nil
    }
    var rule = known ?? ApiRule(key: key, effect: effect)
    rule.effect = effect
    for (key, part) in parts where key != "does" { read(key, part, into: &rule) }
    if log.mistakes.count == mistakes, rule.isEmpty {
      log.report("'\(field.path)' states nothing; give it types, functions, methods, properties or words", at: field)
    }
    return rule
  }

  private mutating func read(_ key: String, _ part: YamlField, into rule: inout ApiRule) {
    let isSet = !part.isNull
    switch key {
    case "imports": rule.imports = isSet ? log.texts(part) : []
    case "types": rule.types = isSet ? words(part, as: "'URLSession'") { isName($0) } : []
    case "except": rule.except = isSet ? words(part, as: "'FileManager.temporaryDirectory'") { isMember($0) } : []
    case "functions": rule.functions = isSet ? words(part, as: "'Data(contentsOf:)' or 'SecItemAdd'") { isFunction($0) } : []
    case "methods": rule.methods = isSet ? words(part, as: "'present(_:animated:)'") { isMethod($0) } : []
    case "properties": rule.properties = isSet ? words(part, as: "'rootViewController'") { isName($0) } : []
    case "words": rule.words = isSet ? words(part, as: "'log'") { isName($0) && $0 == $0.lowercased() } : []
    default: rule.opensModules = isSet ? log.flag(part) ?? false : false
    }
  }

  mutating func words(_ field: YamlField, as example: String, where isFine: (String) -> Bool) -> [String] {
    log.elements(field).compactMap { element in
      guard let text = log.text(element) else { return nil }
      if isFine(text) { return text }
      log.report("bad value '\(text.shortened)' in '\(element.path)'; write it as in \(example)", at: element)
      return nil
    }
  }
}

func isName(_ text: some StringProtocol) -> Bool {
  !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
}

private func isMember(_ text: String) -> Bool {
  let parts = text.split(separator: ".", omittingEmptySubsequences: false)
  return parts.count == 2 && parts.allSatisfy { isName($0) }
}

private func isMethod(_ text: String) -> Bool {
  guard let open = text.firstIndex(of: "("), text.hasSuffix(")"), isName(text[..<open]) else { return false }
  let labels = text[text.index(after: open)...].dropLast()
  return labels.isEmpty || labels.hasSuffix(":") && labels.dropLast().split(separator: ":").allSatisfy { isName($0) }
}

private func isFunction(_ text: String) -> Bool {
  text.first?.isUppercase == true && (isName(text) || isMethod(text))
}

extension ApiRule {
  fileprivate var isEmpty: Bool { types.isEmpty && functions.isEmpty && methods.isEmpty && properties.isEmpty && words.isEmpty }
}
