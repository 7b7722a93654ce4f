internal import OrderedCollections
import ViperConfiguration
internal import ViperFacts
package import ViperModel
internal import ViperPlatform

/// Runs all rules over a model and turns what they find into findings: severity, dialect, root, one per root cause.
package struct LintEngine: Sendable {
  private let input: LintInput

  private init(_ model: CodeModel, _ settings: RuleSettings) { input = LintInput(model, settings: settings) }

  /// Findings sorted by file, position and rule.
  ///
  /// - Parameters:
  ///   - settings: what the configuration says of the rules.
  ///   - threads: how many run rules; the outcome does not depend on it.
  package static func findings(in model: CodeModel, settings: RuleSettings = RuleSettings(), threads: Int = 1) -> [Finding] {
    let engine = LintEngine(model, settings)
    let violations = WorkerThreads.map(count: RuleRegistry.rules.count, threads: threads) { number in
      let rule = RuleRegistry.rules[number]
      return rule.init().findings(in: engine.input).compactMap { engine.weighed($0, rule) }
    }
    let sorted = violations.joined().sorted(by: Self.isBefore)
    let severities = Dictionary(sorted.map { ($0.violation.place, $0.severity) }, uniquingKeysWith: { first, _ in first })
    return RootCauses.united(sorted.map(\.violation)).map { violation in
      engine.finding(violation, severities[violation.place]!)
    }
  }

  private struct Weighed: Sendable {
    var violation: Violation
    var severity: Severity
  }

  private static func isBefore(_ a: Weighed, _ b: Weighed) -> Bool {
    if a.violation.range != b.violation.range { return a.violation.range < b.violation.range }
    return (a.violation.rule, a.violation.component) < (b.violation.rule, b.violation.component)
  }

  /// With its severity; where its rule is off, the first rule that the same edit satisfies stands for itself.
  private func weighed(_ violation: Violation, _ rule: any Rule.Type) -> Weighed? {
    if let severity = severity(of: violation, rule) { return Weighed(violation: violation, severity: severity) }
    for id in violation.alsoRules {
      guard let other = RuleRegistry.rule(named: id) else { continue }
      var promoted = violation
      (promoted.rule, promoted.case) = (id, nil)
      promoted.alsoRules.removeAll { $0 == id }
      if let severity = severity(of: promoted, other) { return Weighed(violation: promoted, severity: severity) }
    }
    return nil
  }

  /// The configuration's severity, else the dialect's for the case, else for the rule, else the rule's own; nil where the rule is
  /// off, or leaves the component alone.
  private func severity(of violation: Violation, _ rule: any Rule.Type) -> Severity? {
    let component = input.component(violation.component)
    let (settings, file) = (input.settings, violation.range.file)
    if !settings.isEmpty {
      if settings.ignores(component.name, by: violation.rule, case: violation.case, in: file) { return nil }
      if let level = settings.level(of: violation.rule, case: violation.case, in: file) { return level.severity }
    }
    let severities = input.dialect(of: component).severities
    if let name = violation.case, let set = severities["\(violation.rule).\(name)"] { return set }
    if let set = severities[violation.rule] { return set }
    let documentation = rule.documentation
    return documentation.cases.first { $0.name == violation.case }?.severity ?? documentation.severity
  }

  private func finding(_ violation: Violation, _ severity: Severity) -> Finding {
    let component = input.component(violation.component)
    return Finding(
      rule: violation.rule, case: violation.case, severity: severity, message: violation.message.text, range: violation.range,
      module: input.module(of: component)?.name, component: component.name, role: component.role,
      dialect: input.dialect(of: component).name, target: violation.target.map { input.component($0).name },
      property: violation.property, root: component.root, strength: violation.strength, evidence: violation.evidence,
      alsoRules: violation.alsoRules, notes: violation.notes)
  }
}
