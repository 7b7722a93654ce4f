import ViperModel
import ViperText
import ViperYAML

extension ConfigurationReader {
  mutating func architecture(_ field: YamlField) -> Configuration.ArchitectureSetting? {
    log.choice(field, Self.architectures).map { Configuration.ArchitectureSetting(architecture: $0, line: field.entryLine) }
  }

  private static let architectures: [(word: String, value: Architecture?)] =
    [("auto", nil)] + Architecture.allCases.map { ($0.rawValue, $0) }

  /// Reads a map from names to roles; a name wins over a pattern, so patterns come first.
  mutating func roles(_ field: YamlField) -> [Configuration.RoleSetting] {
    let found = log.entries(field).compactMap { type, value in
      log.isFull || type.contains("*") && !spend(1, at: value)
        ? nil : verdict(value).map { Configuration.RoleSetting(type: type, verdict: $0, line: value.entryLine) }
    }
    return found.filter { $0.type.contains("*") } + found.filter { !$0.type.contains("*") }
  }

  private mutating func verdict(_ field: YamlField) -> RolePin.Verdict? {
    guard let word = log.text(field) else { return nil }
    if let verdict = RolePin.Verdict.words.first(where: { $0.word == word })?.verdict { return verdict }
    let known = (Role.all + ownRoles).map(\.name)
    if known.contains(word) || !rolesAreKnown { return .role(Role(word)) }
    let words = known + RolePin.Verdict.words.map(\.word)
    log.report(
      "unknown role '\(word.shortened)' in '\(field.path)'\(NearestNames.hint(for: word, among: words))", line: field.entryLine)
    return nil
  }
}
