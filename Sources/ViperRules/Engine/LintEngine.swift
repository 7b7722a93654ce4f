internal import OrderedCollections
import ViperConfiguration
internal import ViperFacts
package import ViperModel
internal import ViperPlatform

/// Runs the rules over a model, and turns violations into findings with severity, dialect and root, one per edit.
package struct LintEngine: Sendable {
  private let input: LintInput
  private let registry: RuleRegistry
  private let lifted: LiftedReferences

  /// The findings, one for each edit, sorted by file, position and rule.
  ///
  /// - Parameters:
  ///   - registry: the rules to run.
  ///   - settings: the configuration of the rules.
  ///   - threads: the number of threads; the result does not depend on it.
  package static func findings(
    in model: CodeModel, by registry: RuleRegistry, settings: RuleSettings = RuleSettings(), threads: Int = 1
  ) -> [Finding] {
    places(in: model, by: registry, settings: settings, threads: threads).folded()
  }

  /// A finding for each place, before those of one fact are folded: comments suppress places.
  ///
  /// - Parameter lifted: the references that constraints allow in place of the dialect.
  package static func places(
    in model: CodeModel, by registry: RuleRegistry, settings: RuleSettings = RuleSettings(),
    lifted: LiftedReferences = LiftedReferences(), threads: Int = 1
  ) -> [Finding] {
    let engine = LintEngine(input: LintInput(model, settings: settings), registry: registry, lifted: lifted)
    let violations = WorkerThreads.map(count: registry.rules.count, threads: threads) { number in
      let rule = registry.rules[number]
      return rule.init().findings(in: engine.input).compactMap { engine.weighed($0, rule) }
    }
    let sorted = violations.joined().sorted(by: Self.isBefore)
    // Uniting takes violations together and makes none at another place.
    let severities = Dictionary(sorted.map { ($0.violation.place, $0.severity) }, uniquingKeysWith: { first, _ in first })
    let findings = RootCauses(registry: registry).united(sorted.map(\.violation)).map { violation in
      engine.finding(violation, severities[violation.place]!)
    }
    return movedToOrigins(findings)
  }

  /// Findings about what classes inherit, at its declaration in the base class.
  private static func movedToOrigins(_ findings: [Finding]) -> [Finding] {
    guard findings.contains(where: { $0.origin != nil }) else { return findings }
    let moved = findings.map { finding in
      guard let origin = finding.origin else { return finding }
      var moved = finding
      (moved.range, moved.inheritedAt) = (origin, finding.range)
      moved.notes.append(Finding.Note(range: finding.range, message: "'\(finding.component ?? "")' inherits it"))
      return moved
    }
    return moved.enumerated().sorted { ($0.element.range, $0.offset) < ($1.element.range, $1.offset) }.map(\.element)
  }

  private struct Weighed: Sendable {
    var violation: Violation
    var severity: Severity
  }

  private static func isBefore(_ a: Weighed, _ b: Weighed) -> Bool {
    if a.violation.range != b.violation.range { return a.violation.range < b.violation.range }
    return (a.violation.rule, a.violation.component) < (b.violation.rule, b.violation.component)
  }

  /// The violation with its severity. Where its rule is off, the first of its `alsoRules` that is on is reported instead.
  private func weighed(_ violation: Violation, _ rule: any Rule.Type) -> Weighed? {
    if rule.isOfTable, let target = violation.target, lifted.contains(from: violation.component, to: target) { return nil }
    if let severity = severity(of: violation, rule) { return Weighed(violation: violation, severity: severity) }
    for id in violation.alsoRules {
      guard let other = registry.rule(named: id) else { continue }
      var promoted = violation
      (promoted.rule, promoted.case) = (id, nil)
      promoted.fact?.rule = id
      promoted.alsoRules.removeAll { $0 == id }
      if let severity = severity(of: promoted, other) { return Weighed(violation: promoted, severity: severity) }
    }
    return nil
  }

  /// The severity by the configuration, else by the dialect for the case or the rule, else the rule's default; nil where the rule
  /// is off or ignores the component, or where the code is not VIPER.
  private func severity(of violation: Violation, _ rule: any Rule.Type) -> Severity? {
    let component = input.component(violation.component)
    let dialect = input.dialect(of: component)
    let ofDialect = Self.severity(of: violation, in: dialect)
    // VIPER's rules judge VIPER alone; a leak is one in any architecture, and so is a call in vain.
    if dialect.architecture != .viper, rule.cause?.isCycle != true, !violation.isUniversal, ofDialect == nil { return nil }
    let documentation = rule.documentation
    let ofRule = documentation.cases.first { $0.name == violation.case }?.severity ?? documentation.severity
    let unstated = (ofDialect ?? ofRule).map { min($0, violation.limit ?? $0) }
    let (settings, file) = (input.settings, violation.range.file)
    if !settings.isEmpty {
      if settings.ignores(component.name, by: violation.rule, case: violation.case, in: file) { return nil }
      if let statement = settings.statement(of: violation.rule, case: violation.case, in: file) {
        return statement.severity(usual: dialect.severities[violation.rule] ?? documentation.severity, own: unstated)
      }
    }
    return unstated
  }

  /// What the dialect says about the case or the rule: nothing, off (nil inside), or a severity.
  private static func severity(of violation: Violation, in dialect: Dialect) -> Severity?? {
    if let name = violation.case, let set = dialect.severities["\(violation.rule).\(name)"] { return .some(set) }
    return dialect.severities[violation.rule]
  }

  /// Whether the configuration or the dialect says how severe such findings are.
  private func isNamed(_ violation: Violation) -> Bool {
    input.settings.severity(of: violation.rule, case: violation.case, in: violation.range.file) != nil
      || Self.severity(of: violation, in: input.dialect(of: input.component(violation.component))) != nil
  }

  /// Several conformers do not weaken a verdict: a rule that needs to know which one it is reports nothing.
  private func certainty(of violation: Violation) -> Reference.Certainty {
    let certainty = violation.certainty ?? violation.target.map { input.component($0).certainty }
    return certainty == .sole ? .sole : .sure
  }

  private func finding(_ violation: Violation, _ severity: Severity) -> Finding {
    let component = input.component(violation.component)
    var finding = Finding(
      rule: violation.rule, case: violation.case, severity: severity, message: violation.message.text, range: violation.range,
      module: input.module(of: component)?.name, component: component.name, role: component.role,
      dialect: input.dialect(of: component).name, target: violation.target.map { input.component($0).name },
      property: violation.property, root: component.root, strength: violation.strength, evidence: violation.evidence,
      certainty: certainty(of: violation), alsoRules: violation.alsoRules, notes: violation.notes, fact: violation.fact,
      rank: violation.rank, settles: violation.settles)
    finding.origin = violation.origin
    // What a dialect or a team calls an error by name is no team's way.
    finding.pattern = severity == .error && isNamed(violation) ? nil : violation.pattern
    finding.remedy = violation.remedy
    return finding
  }
}
