package import ViperFacts
package import ViperLinking
package import ViperModel

/// A place in the user's code that breaks the architecture, at the line to edit.
package struct Finding: Sendable {
  /// The disposition of a finding: a suppressed or baselined finding is marked, never deleted.
  package enum Disposition: String, Sendable {
    case new, suppressed, baselined
  }

  /// The documentation of a rule of the team's own.
  package struct ConstraintDocumentation: Hashable, Sendable {
    /// What it says.
    package var summary: String
    /// Why the team wants it.
    package var reason: String
    package var severity: Severity

    package init(summary: String, reason: String, severity: Severity) {
      (self.summary, self.reason, self.severity) = (summary, reason, severity)
    }
  }

  /// A further place of the finding, such as the other edges of a cycle.
  package struct Note: Hashable, Sendable {
    package var range: SourceRange
    package var message: String

    package init(range: SourceRange, message: String) {
      self.range = range
      self.message = message
    }
  }

  package var rule: String
  /// The rule's case, which decides the severity.
  package var `case`: String?
  package var severity: Severity
  package var message: String
  package var range: SourceRange
  package var module: String?
  /// Nil, as are role and dialect, for findings about comments and baselines.
  package var component: String?
  package var role: Role?
  package var dialect: String?
  package var target: String?
  package var property: String?
  /// The member that contains it, with labels: `configure(with:)`; nil outside of members.
  package var member: String?
  /// The folder of its root, as printed.
  package var root: String?
  package var strength: ReferenceStrength?
  /// The evidence for what the slot holds: "assigned or declared", "the only type that conforms to its protocol".
  package var evidence: String?
  /// Whether the verdict is certain, or rests on the only conformer that a protocol has in production code.
  package var certainty: Reference.Certainty
  /// Rules that the same edit satisfies.
  package var alsoRules: [String]
  package var notes: [Note]
  /// Set where one edit settles several places, which are one finding.
  package var fact: Fact?
  /// How early a fact enters at this place; the lowest rank is the finding.
  package var rank: Int
  /// The declaration to edit, where a base class has it.
  var origin: SourceRange?
  /// Where a subclass inherits the declaration that the finding is at.
  package var inheritedAt: SourceRange?
  /// The facts of other rules that the same edit settles.
  package var settles: [Fact]
  /// The other places of its fact, as findings; `notes` show them.
  package var places: [Finding] = []
  /// The way in which it breaks its rule, such as "presenters that create interactors", where that may be a team's own way.
  package var pattern: String?
  /// Whether most modules break its rule, which is one of style, or in its way: reports for people show such findings in one line.
  package var isFolded = false
  /// What to do about it, where that is a change of declarations.
  package var remedy: Remedy?
  /// The edits of the remedy, where nothing must be done before.
  package var repair: Repair? { remedy?.repair }
  /// What the repair changes, all of it or nothing; empty where no edit surely compiles, or where none was asked for.
  package var edits: [Edit] = []
  /// What the rule says, for a rule of the team's own.
  package var constraint: ConstraintDocumentation?
  package var disposition: Disposition
  /// The stated reason for its suppression or acceptance.
  package var justification: String?
  /// The identity as 16 hexadecimal digits, independent of file and line, so that it stays when code moves.
  package var fingerprint: String

  package init(
    rule: String, case: String? = nil, severity: Severity, message: String, range: SourceRange, module: String?,
    component: String? = nil, role: Role? = nil, dialect: String? = nil, target: String? = nil, property: String? = nil,
    member: String? = nil, root: String? = nil, strength: ReferenceStrength? = nil, evidence: String? = nil,
    certainty: Reference.Certainty = .sure, alsoRules: [String] = [], notes: [Note] = [], fact: Fact? = nil, rank: Int = 0,
    settles: [Fact] = [],
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
    self.certainty = certainty
    self.alsoRules = alsoRules
    self.notes = notes
    self.fact = fact
    self.rank = rank
    self.settles = settles
    self.disposition = disposition
    self.justification = justification
    self.fingerprint = fingerprint
  }
}
