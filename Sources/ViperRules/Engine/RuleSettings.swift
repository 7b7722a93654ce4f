package import ViperConfiguration
import ViperModel
internal import ViperPlatform

/// The configuration of rules by file: the overrides, the last one first, then the general settings.
package struct RuleSettings: Sendable {
  private var rules: [RuleEntry] = []
  private var overrides: [[RuleEntry]] = []
  /// By file as printed, the overrides that match it, the last one first.
  private var overridesOfFile: [String: [Int]] = [:]

  /// Settings without any configuration.
  package init() {}

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
    layers(for: file).lazy.compactMap { Self.severity(of: rule, case: name, among: $0) }.first
  }

  /// The severity of the most specific key, the last one among equals.
  private static func severity(of rule: String, case name: String?, among entries: [RuleEntry]) -> SeveritySetting? {
    var best: (closeness: Int, severity: SeveritySetting)?
    for entry in entries {
      guard let severity = entry.severity, let closeness = entry.closeness(to: rule, case: name) else { continue }
      if closeness >= best?.closeness ?? 0 { best = (closeness, severity) }
    }
    return best?.severity
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
