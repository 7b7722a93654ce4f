package import ViperConfiguration
internal import ViperFacts
internal import ViperReporting
internal import ViperText

/// The output of `viper-lint config`: every setting in force and its origin.
package struct ConfigurationListing {
  package enum Format: String, CaseIterable, Sendable {
    case text, json
  }

  private let entries: [ListedSetting]

  /// - Throws: `UsageError` for an invalid configuration or dialect.
  package init(_ options: AnalysisOptions, failing: FailingSeverity?) throws(UsageError) {
    let configuration = try ConfigurationFile.configuration(for: options)
    _ = try DialectChoice(options, configuration)
    var chosen: [String: (value: String, option: String)] = [:]
    if let dialect = options.dialect { chosen["dialect"] = (dialect, "--dialect") }
    if let failing { chosen["fail"] = (failing.rawValue, "--fail") }
    entries = Self.settings(configuration, chosen)
  }

  package func text(as format: Format) -> String {
    switch format {
    case .text: entries.flatMap { $0.lines(indent: "") }.map { $0.printableLine + "\n" }.joined()
    case .json:
      JSONValue.object([("schemaVersion", .number(1)), ("settings", .array(entries.map(\.json)))]).text(breakingTo: 3) + "\n"
    }
  }

  private static func settings(
    _ configuration: Configuration, _ chosen: [String: (value: String, option: String)]
  ) -> [ListedSetting] {
    var stated: [ConfigurationValue.Entry] = []
    if case .map(let entries, _)? = configuration.stated { stated = entries }
    let file = configuration.file ?? ""
    return ConfigurationKeys.file.map { key in
      if let (value, option) = chosen[key.name] {
        return ListedSetting(key: key.name, value: .text(value, origin: ListedSetting.Origin(option: option)))
      }
      if key.name == "constraints", let constraints = ListedConstraints.value(of: configuration) {
        return ListedSetting(key: key.name, value: constraints)
      }
      let entry = stated.first { $0.key == key.name }
      // The command line's dialect overrules the dialects and architectures of the configuration.
      let isOverruled = ["modules", "architecture"].contains(key.name) && chosen["dialect"] != nil
      guard var entry, !isOverruled else { return ListedSetting(key: key.name, value: defaultValue(key)) }
      if key.name == "overrides", chosen["dialect"] != nil { entry.value = entry.value.withoutDialects }
      return ListedSetting(key: key.name, value: ListedSetting.Value(entry.value, file: file)).withKeptCases(of: configuration)
    }
  }

  private static func defaultValue(_ key: ConfigurationKeys.Key) -> ListedSetting.Value {
    guard key.name == "suppression" else { return .text(key.default ?? "", origin: ListedSetting.Origin()) }
    return .map(
      ConfigurationKeys.suppression.map { ListedSetting(key: $0.name, value: .text($0.default ?? "", origin: .init())) })
  }
}

extension ListedSetting {
  /// The setting with the cases that keep their own severity beside one for their rule.
  fileprivate func withKeptCases(of configuration: Configuration) -> ListedSetting {
    var setting = self
    switch (key, value) {
    case ("rules", let rules): setting.value = KeptCases(configuration.rules).following(rules)
    case ("overrides", .list(let overrides)):
      setting.value = .list(
        zip(overrides, configuration.overrides).map { override, parsed in
          guard case .map(let entries) = override else { return override }
          let cases = KeptCases(parsed.rules)
          return .map(entries.map { $0.key == "rules" ? ListedSetting(key: $0.key, value: cases.following($0.value)) : $0 })
        })
    default: break
    }
    return setting
  }
}

extension ConfigurationValue {
  /// The overrides without the dialects and architectures that they state.
  fileprivate var withoutDialects: ConfigurationValue {
    guard case .list(let overrides, let line) = self else { return self }
    return .list(
      overrides.map { override in
        guard case .map(let entries, let line) = override else { return override }
        return .map(entries.filter { !["dialect", "architecture"].contains($0.key) }, line: line)
      }, line: line)
  }
}
