import ViperText
import ViperYAML

extension ConstraintReader {
  /// - Parameters:
  ///   - value: of the key that states the kind.
  ///   - others: all entries of the constraint.
  mutating func statement(_ kind: String, _ value: YamlField, _ others: [String: YamlField]) -> ConstraintStatement? {
    switch kind {
    case "forbidden": references(value).map { .forbidden($0) }
    case "allowed": references(value).map { .allowed($0) }
    case "required": references(value).map { .required($0) }
    case "layers": layers(value, others["strict"])
    case "independent": several(value, expected: "a list of selectors").map { .independent($0) }
    case "acyclic": acyclic(value, others["of"])
    case "published": published(value, others["also"])
    case "only": imports(value, others["may-import"])
    case "protected-types": protected(value, others["used-by"])
    case "limit": limit(value)
    case "every-module-has": companions(value, others["of"])
    case "counterpart": counterpart(value)
    default: layout(value)
    }
  }

  /// The entries of a map, of which some must be there; nil for another value.
  mutating func table(_ field: YamlField, _ keys: [ConstraintKeys.Key], required: [String]) -> [String: YamlField]? {
    let entries = log.entries(field, keys: ConfigurationKeys.names(keys)).filter { !$0.value.isNull }
    guard field.isMap else { return nil }
    let values = Dictionary(entries, uniquingKeysWith: { first, _ in first })
    for key in required where values[key] == nil {
      log.report("'\(field.path)' has no '\(key)'; add it", line: field.entryLine)
    }
    return values
  }

  private mutating func references(_ field: YamlField) -> ConstrainedReferences? {
    guard let values = table(field, ConstraintKeys.references, required: ["from", "to"]) else { return nil }
    let from = values["from"].flatMap { selection($0) }
    let to = values["to"].flatMap { selection($0) }
    let except = typesSelected(byOptional: values["except"])
    let followsPaths = values["reachable"].flatMap { log.flag($0) } ?? false
    guard let from, let to, let except else { return nil }
    return ConstrainedReferences(from: from, to: to, except: except, followsPaths: followsPaths)
  }

  private mutating func layers(_ field: YamlField, _ strict: YamlField?) -> ConstraintStatement? {
    let isStrict = strict.flatMap { log.flag($0) } ?? false
    return several(field, expected: "a list of layers, each a selector or a list of selectors")
      .map { .layers($0, isStrict: isStrict) }
  }

  /// Two selections or more: fewer say nothing.
  private mutating func several(_ field: YamlField, expected: String) -> [Selection]? {
    guard let list = field.list else {
      log.wrongType(field, expected: expected)
      return nil
    }
    let found = list.compactMap { isDone ? nil : selection($0) }
    guard list.count > 1 else {
      log.report("'\(field.path)' has no effect with fewer than two entries; add the others", line: field.entryLine)
      return nil
    }
    return found.count == list.count ? found : nil
  }

  private mutating func acyclic(_ field: YamlField, _ of: YamlField?) -> ConstraintStatement? {
    let unit: ConstraintUnit? = log.choice(field)
    guard let types = selection(byOptional: of), let unit else { return nil }
    return .acyclic(unit, of: types)
  }

  private mutating func published(_ field: YamlField, _ also: YamlField?) -> ConstraintStatement? {
    let modules = typesSelected(by: field)
    guard let also = typesSelected(byOptional: also), let modules else { return nil }
    return .published(modules, also: also)
  }

  private mutating func imports(_ field: YamlField, _ modules: YamlField?) -> ConstraintStatement? {
    let files = typesSelected(by: field)
    guard let modules else {
      log.report("'\(field.path)' needs 'may-import' next to it; list the Swift modules", line: field.entryLine)
      return nil
    }
    let names = patterns(modules)
    guard let files, !names.isEmpty else { return nil }
    return .imports(of: files, modules: names)
  }

  /// The texts of a list that must not be empty.
  mutating func patterns(_ field: YamlField) -> [String] {
    filledList(field).compactMap { element in
      guard !isDone, let text = log.text(element), isShort(text, at: element) else { return nil }
      spend(1, at: element)
      return text
    }
  }

  private mutating func protected(_ field: YamlField, _ users: YamlField?) -> ConstraintStatement? {
    let types = typesSelected(by: field)
    guard let users else {
      log.report("'\(field.path)' needs 'used-by' next to it; select the types that may refer to them", line: field.entryLine)
      return nil
    }
    guard let users = typesSelected(by: users), let types else { return nil }
    return .protected(types, users: users)
  }
}
