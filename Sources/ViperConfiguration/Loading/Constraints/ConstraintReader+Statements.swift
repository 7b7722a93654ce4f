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
    case "layers": layers(value, isStrict: others["strict"].flatMap { log.flag($0) } ?? false)
    case "independent": independent(value)
    case "acyclic": acyclic(value, others["of"])
    case "published": typesSelected(by: value).map { .published($0) }
    case "only": imports(value, others["may-import"])
    case "protected-types": protected(value, others["used-by"])
    case "limit": limit(value)
    case "every-module-has": companions(value, others["of"])
    case "counterpart": counterpart(value)
    default: layout(value)
    }
  }

  private mutating func missing(_ key: String, in field: YamlField) {
    log.report("'\(field.path)' has no '\(key)'; add it", line: field.entryLine)
  }

  private mutating func table(_ field: YamlField, _ keys: [ConstraintKeys.Key]) -> [String: YamlField] {
    let entries = log.entries(field, keys: ConfigurationKeys.names(keys)).filter { !$0.value.isNull }
    return Dictionary(entries, uniquingKeysWith: { first, _ in first })
  }

  private mutating func references(_ field: YamlField) -> ConstrainedReferences? {
    let values = table(field, ConstraintKeys.references)
    guard field.isMap else { return nil }
    for key in ["from", "to"] where values[key] == nil { missing(key, in: field) }
    let from = values["from"].flatMap { selection($0) }
    let to = values["to"].flatMap { selection($0) }
    let except = values["except"].flatMap { typesSelected(by: $0) }
    let followsPaths = values["reachable"].flatMap { log.flag($0) } ?? false
    guard let from, let to else { return nil }
    return ConstrainedReferences(from: from, to: to, except: except, followsPaths: followsPaths)
  }

  private mutating func layers(_ field: YamlField, isStrict: Bool) -> ConstraintStatement? {
    let layers = several(field, expected: "a list of layers, each a list of selectors")
    return layers.map { .layers($0, isStrict: isStrict) }
  }

  private mutating func independent(_ field: YamlField) -> ConstraintStatement? {
    several(field, expected: "a list of selectors").map { .independent($0) }
  }

  /// Two selections or more: fewer say nothing.
  private mutating func several(_ field: YamlField, expected: String) -> [Selection]? {
    guard let list = field.list else {
      log.wrongType(field, expected: expected)
      return nil
    }
    let found = list.compactMap { typesSelected(by: $0) }
    guard list.count > 1 else {
      log.report("'\(field.path)' says nothing with fewer than two entries; add the others", line: field.entryLine)
      return nil
    }
    return found.count == list.count ? found : nil
  }

  private mutating func acyclic(_ field: YamlField, _ of: YamlField?) -> ConstraintStatement? {
    let unit: ConstraintUnit? = log.choice(field)
    let types = of.map { typesSelected(by: $0) }
    guard let unit, types == nil || types! != nil else { return nil }
    return .acyclic(unit, of: types ?? nil)
  }

  private mutating func imports(_ field: YamlField, _ modules: YamlField?) -> ConstraintStatement? {
    guard let modules else {
      log.report("'\(field.path)' needs 'may-import' next to it; list the Swift modules", line: field.entryLine)
      return nil
    }
    let names = log.texts(modules)
    guard let files = typesSelected(by: field), !names.isEmpty else { return nil }
    return .imports(of: files, modules: names)
  }

  private mutating func protected(_ field: YamlField, _ users: YamlField?) -> ConstraintStatement? {
    guard let users else {
      log.report("'\(field.path)' needs 'used-by' next to it; select the types that may refer to them", line: field.entryLine)
      return nil
    }
    guard let types = typesSelected(by: field), let users = typesSelected(by: users) else { return nil }
    return .protected(types, users: users)
  }

  private static let largest = 1_000_000

  private mutating func limit(_ field: YamlField) -> ConstraintStatement? {
    let entries = log.entries(field, keys: ConfigurationKeys.names(ConstraintKeys.limit)).filter { !$0.value.isNull }
    guard field.isMap else { return nil }
    let bounds = entries.compactMap { key, value -> (measure: ConstraintLimits.Measure, most: Int)? in
      guard let measure = ConstraintLimits.Measure(rawValue: key) else { return nil }
      return log.number(value, in: 0...Self.largest).map { (measure, $0) }
    }
    guard !bounds.isEmpty else {
      log.report(
        "'\(field.path)' has no number; add one of \(Self.quoted(ConstraintLimits.Measure.allCases.map(\.rawValue)))",
        line: field.entryLine)
      return nil
    }
    let of = entries.first { $0.key == "of" }.map { typesSelected(by: $0.value) }
    guard of == nil || of! != nil else { return nil }
    return .limit(ConstraintLimits(bounds: bounds), of: of ?? nil)
  }

  private mutating func companions(_ field: YamlField, _ of: YamlField?) -> ConstraintStatement? {
    let elements = log.elements(field)
    let found = elements.compactMap { companion($0) }
    let modules = of.map { typesSelected(by: $0) }
    guard !elements.isEmpty, found.count == elements.count, modules == nil || modules! != nil else { return nil }
    return .companions(found, of: modules ?? nil)
  }

  private mutating func companion(_ field: YamlField) -> ConstraintCompanion? {
    guard let text = log.text(field) else { return nil }
    if let kind = ConstraintCompanion.Kind(rawValue: text) { return ConstraintCompanion(kind: kind) }
    for kind in ConstraintCompanion.Kind.allCases where kind != .assembly && text.hasSuffix("-\(kind.rawValue)") {
      let role = String(text.dropLast(kind.rawValue.count + 1))
      if roles?.contains(role) ?? true { return ConstraintCompanion(kind: kind, role: role) }
      log.report("unknown role '\(role)' in '\(text)'\(NearestNames.hint(for: role, among: roles ?? []))", at: field)
      return nil
    }
    let words = ConstraintCompanion.Kind.allCases.map(\.rawValue)
    log.report("unknown value '\(text)' in '\(field.path)'\(NearestNames.hint(for: text, among: words))", at: field)
    return nil
  }

  private mutating func counterpart(_ field: YamlField) -> ConstraintStatement? {
    let values = table(field, ConstraintKeys.counterpart)
    guard field.isMap else { return nil }
    for key in ["each", "has"] where values[key] == nil { missing(key, in: field) }
    let names = ["each", "has"].compactMap { key in values[key].flatMap { pattern($0) } }
    let of = values["of"].map { typesSelected(by: $0) }
    guard names.count == 2, of == nil || of! != nil else { return nil }
    return .counterpart(ConstraintCounterpart(each: names[0], has: names[1]), of: of ?? nil)
  }

  /// A name with exactly one `*`.
  private mutating func pattern(_ field: YamlField) -> String? {
    guard let text = log.text(field) else { return nil }
    if text.count(where: { $0 == "*" }) == 1 { return text }
    log.report("'\(text)' in '\(field.path)' must have one '*', which stands for the same text in both names", at: field)
    return nil
  }

  private mutating func layout(_ field: YamlField) -> ConstraintStatement? {
    let values = table(field, ConstraintKeys.layout)
    guard field.isMap else { return nil }
    for key in ["of", "in"] where values[key] == nil { missing(key, in: field) }
    let types = values["of"].flatMap { typesSelected(by: $0) }
    let folders = values["in"].map { folderPatterns($0) } ?? []
    guard let types, !folders.isEmpty else { return nil }
    return .layout(of: types, folders: folders)
  }

  private mutating func folderPatterns(_ field: YamlField) -> [String] {
    log.elements(field).compactMap { element in
      log.text(element).flatMap { text in
        let plain = text.replacing("{module}", with: "x").replacing("{group}", with: "x")
        return path(plain, at: element) == nil ? nil : text
      }
    }
  }
}
