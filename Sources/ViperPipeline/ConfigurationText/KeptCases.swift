internal import ViperConfiguration
internal import ViperModel
internal import ViperRules

/// The cases of rules that keep a severity of their own where the configuration states one for the rule.
struct KeptCases {
  private let settings: RuleSettings

  /// - Parameter rules: those of the file, or of one override.
  init(_ rules: [RuleEntry]) { settings = RuleSettings(rules: rules) }

  /// The listed rules, each followed by its cases that keep their default.
  func following(_ rules: ListedSetting.Value) -> ListedSetting.Value {
    guard case .map(let entries) = rules else { return rules }
    return .map(entries.flatMap { [$0] + cases(of: $0.key) })
  }

  private func cases(of id: String) -> [ListedSetting] {
    guard !id.contains("."), let documentation = RuleLookup().rule(id)?.documentation else { return [] }
    return documentation.cases.compactMap { name in
      guard let statement = settings.statement(of: id, case: name.name, in: ""), !statement.isForAll,
        let severity = statement.severity(usual: documentation.severity, own: name.severity),
        severity != statement.severity.severity
      else { return nil }
      return ListedSetting(key: "\(id).\(name.name)", value: .text(severity.rawValue, origin: ListedSetting.Origin()))
    }
  }
}
