import ViperText
import ViperYAML

/// Limits, layouts and required counterparts of types and modules.
extension ConstraintReader {
  private static let largest = 1_000_000

  mutating func limit(_ field: YamlField) -> ConstraintStatement? {
    let entries = log.entries(field, keys: ConfigurationKeys.names(ConstraintKeys.limit)).filter { !$0.value.isNull }
    guard field.isMap else { return nil }
    let of = typesSelected(byOptional: entries.first { $0.key == "of" }?.value)
    let stated = entries.compactMap { entry in ConstraintLimits.Measure(rawValue: entry.key).map { ($0, entry.value) } }
    if stated.isEmpty {
      let words = Self.quoted(ConstraintLimits.Measure.allCases.map(\.rawValue))
      log.report("'\(field.path)' has no number; add one of \(words)", line: field.entryLine)
    }
    let bounds = stated.compactMap { measure, value in log.number(value, in: 0...Self.largest).map { (measure, $0) } }
    guard let of, !bounds.isEmpty, bounds.count == stated.count else { return nil }
    return .limit(ConstraintLimits(bounds: bounds), of: of)
  }

  mutating func companions(_ field: YamlField, _ of: YamlField?) -> ConstraintStatement? {
    let elements = filledList(field)
    let found = elements.compactMap { isDone ? nil : companion($0) }
    guard let modules = typesSelected(byOptional: of), !elements.isEmpty, found.count == elements.count else { return nil }
    return .companions(found, of: modules)
  }

  private mutating func companion(_ field: YamlField) -> ConstraintCompanion? {
    guard let text = log.text(field), isShort(text, at: field) else { return nil }
    spend(1, at: field)
    let kinds = ConstraintCompanion.Kind.allCases
    if let kind = ConstraintCompanion.Kind(rawValue: text) { return ConstraintCompanion(kind: kind) }
    // An assembly is a module's, not a part's.
    guard let kind = kinds.first(where: { $0 != .assembly && text.hasSuffix("-\($0.rawValue)") }) else {
      let hint = NearestNames.hint(for: text, among: kinds.map(\.rawValue))
      log.report("unknown value '\(text.shortened)' in '\(field.path)'\(hint)", at: field)
      return nil
    }
    let role = String(text.dropLast(kind.rawValue.count + 1))
    guard let roles, !roles.contains(role) else { return ConstraintCompanion(kind: kind, role: role) }
    log.report("unknown role '\(role.shortened)' in '\(text.shortened)'\(NearestNames.hint(for: role, among: roles))", at: field)
    return nil
  }

  mutating func counterpart(_ field: YamlField) -> ConstraintStatement? {
    guard let values = table(field, ConstraintKeys.counterpart, required: ["each", "has"]) else { return nil }
    let each = values["each"].flatMap { namePattern($0) }
    let has = values["has"].flatMap { namePattern($0) }
    guard let of = typesSelected(byOptional: values["of"]), let each, let has else { return nil }
    return .counterpart(ConstraintCounterpart(each: each, has: has), of: of)
  }

  /// A name with exactly one `*`.
  private mutating func namePattern(_ field: YamlField) -> String? {
    guard let text = log.text(field), isShort(text, at: field) else { return nil }
    if text.utf8.count(where: { $0 == UInt8(ascii: "*") }) == 1 { return text }
    log.report(
      "'\(text.shortened)' in '\(field.path)' must have one '*', which stands for the same text in both names", at: field)
    return nil
  }

  mutating func layout(_ field: YamlField) -> ConstraintStatement? {
    guard let values = table(field, ConstraintKeys.layout, required: ["of", "in"]) else { return nil }
    let types = values["of"].flatMap { typesSelected(by: $0) }
    let folders = values["in"].map { folderPatterns($0) } ?? []
    guard let types, !folders.isEmpty else { return nil }
    return .layout(of: types, folders: folders)
  }

  /// Patterns of folders in which `{module}` and `{group}` stand for names.
  private mutating func folderPatterns(_ field: YamlField) -> [String] {
    filledList(field).compactMap { element in
      guard !isDone, let text = log.text(element), isShort(text, at: element) else { return nil }
      var plain = text
      for name in Self.placeholders { plain.replace("{\(name)}", with: "x") }
      if let unknown = plain.firstMatch(of: /\{([^{},]*)\}/)?.output.1 {
        let hint = NearestNames.hint(for: String(unknown), among: Self.placeholders)
        log.report("unknown placeholder '{\(unknown.shortened)}' in '\(field.path)'\(hint)", at: element)
        return nil
      }
      return path(plain, at: element) == nil ? nil : text
    }
  }

  private static let placeholders = ["group", "module"]
}
