package import ViperConfiguration
package import ViperModel
internal import ViperPlatform

/// The configuration of rules by file: the overrides, the last one first, then the general settings.
package struct RuleSettings: Sendable {
  private var rules: [RuleEntry] = []
  private var overrides: [[RuleEntry]] = []
  /// By file as printed, the overrides that match it, the last one first.
  private var overridesOfFile: [String: [Int]] = [:]

  /// Settings without any configuration.
  package init() {}

  /// The general settings alone.
  package init(rules: [RuleEntry]) { self.rules = rules }

  /// - Parameters:
  ///   - basePath: absolute; files are relative to it, or absolute.
  ///   - files: all files that may have findings.
  package init(_ configuration: Configuration, basePath: String, files: some Sequence<String>) {
    rules = configuration.rules
    overrides = configuration.overrides.map(\.rules)
    guard overrides.contains(where: { !$0.isEmpty }) else { return }
    for file in files where overridesOfFile[file] == nil {
      let path = AbsolutePath(file, in: basePath).string
      overridesOfFile[file] = configuration.overrides.indices.reversed().filter { configuration.overrides[$0].holds(for: path) }
    }
  }

  package var isEmpty: Bool { rules.isEmpty && overridesOfFile.isEmpty }

  /// The configured severity; nil if there is none.
  package func severity(of rule: String, case name: String?, in file: String) -> SeveritySetting? {
    statement(of: rule, case: name, in: file)?.severity
  }

  /// A configured severity, and whether it holds for all that its key matches: the key names a case, or is a pattern.
  package struct Statement: Sendable {
    package var severity: SeveritySetting
    package var isForAll: Bool

    /// The severity of a finding. One that is stated for the id of a rule replaces the usual one; cases that differ from it by default keep
    /// their own, unless the stated one goes below or beyond them.
    ///
    /// - Parameters:
    ///   - usual: the rule's own severity without the statement; nil where it is off.
    ///   - own: that of the finding's case; nil where it is off.
    package func severity(usual: Severity?, own: Severity?) -> Severity? {
      guard case .on(let stated) = severity, !isForAll, let usual, own != usual else { return severity.severity }
      return own.map { stated < usual ? min($0, stated) : $0 > usual ? max($0, stated) : $0 }
    }
  }

  /// What the configuration says about the severity of a rule or one of its cases; nil for nothing.
  package func statement(of rule: String, case name: String?, in file: String) -> Statement? {
    layers(for: file).lazy.compactMap { Self.statement(of: rule, case: name, among: $0) }.first
  }

  /// The severity of the most specific key, the last one among equals.
  private static func statement(of rule: String, case name: String?, among entries: [RuleEntry]) -> Statement? {
    var best: (closeness: Int, statement: Statement)?
    for entry in entries {
      guard let severity = entry.severity, let closeness = entry.closeness(to: rule, case: name) else { continue }
      if closeness >= best?.closeness ?? 0 {
        best = (closeness, Statement(severity: severity, isForAll: entry.isOfCase || entry.isPattern))
      }
    }
    return best?.statement
  }

  /// Whether a rule ignores a component; the entries of all layers add up.
  package func ignores(_ component: String, by rule: String, case name: String?, in file: String) -> Bool {
    layers(for: file).joined().contains { entry in
      !entry.ignore.isEmpty && entry.closeness(to: rule, case: name) != nil && entry.ignore.contains { $0.fits(component) }
    }
  }

  /// Each option as the first layer with it states it.
  func options(of rule: String, in file: String) -> RuleOptions {
    layers(for: file).reversed().joined().filter { $0.key == rule }.reduce(RuleOptions()) { $0.overridden(by: $1.options) }
  }

  private func layers(for file: String) -> [[RuleEntry]] {
    (overridesOfFile[file] ?? []).map { overrides[$0] } + [rules]
  }
}
