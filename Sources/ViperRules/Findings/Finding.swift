package import ViperFacts
package import ViperLinking
package import ViperModel

/// Something in the user's code that breaks the architecture, at the line to edit.
package struct Finding: Sendable {
  /// What becomes of a finding; it is never deleted.
  package enum Disposition: String, Sendable {
    case new, suppressed, baselined
  }

  /// Another place that belongs to the finding: the other edges of a cycle.
  package struct Note: Hashable, Sendable {
    package var range: SourceRange
    package var message: String

    package init(range: SourceRange, message: String) {
      self.range = range
      self.message = message
    }
  }

  package var rule: String
  /// The rule's case that applies, which decides the severity.
  package var `case`: String?
  package var severity: Severity
  package var message: String
  package var range: SourceRange
  package var module: String?
  /// Nil, as are role and dialect, for what is about a comment or a baseline and not about a component.
  package var component: String?
  package var role: Role?
  package var dialect: String?
  package var target: String?
  package var property: String?
  /// What it stands in, with its labels: `configure(with:)`; nil at the level of types and of the file.
  package var member: String?
  /// The folder of the root that it is in, as printed.
  package var root: String?
  package var strength: ReferenceStrength?
  /// How we know what the slot holds: "assigned", "only conformer", "declared".
  package var evidence: String?
  /// Rules that the same edit heals.
  package var alsoRules: [String]
  package var notes: [Note]
  package var disposition: Disposition
  /// Why it is suppressed or baselined, in the words of whoever did it.
  package var justification: String?
  /// 16 hexadecimal digits, without a line number or a file in it: the same after code has moved.
  package var fingerprint: String

  package init(
    rule: String, case: String? = nil, severity: Severity, message: String, range: SourceRange, module: String?,
    component: String? = nil, role: Role? = nil, dialect: String? = nil, target: String? = nil, property: String? = nil,
    member: String? = nil, root: String? = nil, strength: ReferenceStrength? = nil, evidence: String? = nil,
    alsoRules: [String] = [], notes: [Note] = [],
    disposition: Disposition = .new, justification: String? = nil, fingerprint: String = ""
  ) {
    self.rule = rule
    self.case = `case`
    self.severity = severity
    self.message = message
    self.range = range
    self.module = module
    self.component = component
    self.role = role
    self.dialect = dialect
    self.target = target
    self.property = property
    self.member = member
    self.root = root
    self.strength = strength
    self.evidence = evidence
    self.alsoRules = alsoRules
    self.notes = notes
    self.disposition = disposition
    self.justification = justification
    self.fingerprint = fingerprint
  }
}
