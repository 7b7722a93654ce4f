internal import ViperConfiguration
internal import ViperFacts
internal import ViperModel
internal import ViperRules

/// A constraint as the YAML of a draft.
struct DraftedConstraint {
  var name: String
  /// What it rests on, with counts.
  var basis: String
  var reason: String
  /// The lines of its kind.
  var statement: [String]

  /// An element of a list, with its comment.
  var yaml: String {
    (["  # \(basis)", "  - name: \(name)", "    reason: \(reason)"] + statement.map { "    " + $0 }).map { $0 + "\n" }.joined()
  }
}

/// The code that constraints are drafted from, with the engine that proves them.
struct DraftedCode {
  let plan: AnalysisPlan
  var engine: ConstraintEngine

  /// Nil for a model without an inventory.
  init?(_ plan: AnalysisPlan, _ reading: SourceReading, _ model: CodeModel) {
    guard let engine = plan.constraints(in: model, reading) else { return nil }
    (self.plan, self.engine) = (plan, engine)
  }

  /// What the engine selects from.
  var input: ConstraintInput { engine.input }
  var inventory: CodeInventory { input.inventory }

  /// The folder that path patterns are relative to, absolute.
  var folder: String { plan.configuration.folder ?? plan.options.basePath }

  /// The places that break a draft; nil for one that the loader refuses.
  mutating func places(_ draft: DraftedConstraint) -> [Finding]? {
    var draft = draft
    draft.name = "draft"
    let roles = plan.dialects.pins.all.flatMap(\.ownRoles)
    let loaded = try? ConfigurationLoader.constraints(
      text: "constraints:\n" + draft.yaml, file: "draft", path: "/draft", folder: folder, furtherRoles: roles,
      vocabulary: .init(plan.options, checksDialects: false))
    return loaded.map { engine.places($0) }
  }

  mutating func holds(_ draft: DraftedConstraint) -> Bool { places(draft)?.isEmpty == true }
}

/// Selectors as YAML.
enum SelectorText {
  /// `{role: [view, presenter], not: {name: [A, B]}}`.
  static func selector(_ key: String, _ texts: [String], without names: [String] = [], named other: String = "name") -> String {
    let exceptions = names.isEmpty ? "" : ", not: {\(other): \(list(names))}"
    return "{\(key): \(list(texts))\(exceptions)}"
  }

  private static func list(_ texts: [String]) -> String {
    let quoted = texts.map(text)
    return quoted.count == 1 ? quoted[0] : "[\(quoted.joined(separator: ", "))]"
  }

  /// Quoted where YAML would read something else into it.
  private static func text(_ text: String) -> String {
    let isPlain = text.first?.isLetter == true && text.utf8.allSatisfy { $0 < 128 } && text.lowercased() != "null"
    return isPlain ? ListedSetting.quoted(text) : "'" + text.replacing("'", with: "''") + "'"
  }
}
