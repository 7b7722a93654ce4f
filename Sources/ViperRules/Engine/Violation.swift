package import ViperFacts
package import ViperLinking
package import ViperModel

/// A place that breaks a rule, before the engine adds severity and dialect.
package struct Violation: Sendable {
  /// A message; each rule declares its own as static members.
  package struct Message: Sendable, Hashable, ExpressibleByStringInterpolation {
    package let text: String
    package init(stringLiteral value: String) { text = value }
    package init(_ text: String) { self.text = text }

    /// Adds words to the fact, before the remedy.
    mutating func add(_ words: String) {
      guard let remedy = text.firstRange(of: "; ") else { return }
      self = Self("\(text[..<remedy.lowerBound])\(words)\(text[remedy.lowerBound...])")
    }
  }

  package var rule: String
  package var `case`: String?
  package var message: Message
  package var range: SourceRange
  package var component: Component.ID
  package var target: Component.ID?
  package var property: String?
  package var strength: ReferenceStrength?
  package var evidence: String?
  /// How sure it is what the reference leads to, where the rule asks what a slot holds; nil if the target's role decides.
  package var certainty: Reference.Certainty?
  package var alsoRules: [String]
  package var notes: [Finding.Note]
  /// Set where one edit settles several places, which are one finding; see `Finding.fact`.
  package var fact: Finding.Fact?
  package var rank: Int
  package var settles: [Finding.Fact]
  /// The declaration that the place inherits and that is to be edited, where a base class has it.
  package var origin: SourceRange?
  /// See `Finding.pattern`.
  package var pattern: String?
  /// See `Finding.remedy`.
  var remedy: Remedy?
  /// The highest severity that dialect and rule may give it, below what the user's configuration says.
  var limit: Severity?
  /// Whether it is a fault in any architecture: objects leak, or ask in vain.
  var isUniversal: Bool

  package init(
    rule: String, case: String? = nil, _ message: Message, at range: SourceRange, component: Component.ID,
    target: Component.ID? = nil, property: String? = nil, strength: ReferenceStrength? = nil, evidence: String? = nil,
    certainty: Reference.Certainty? = nil, alsoRules: [String] = [], notes: [Finding.Note] = [], fact: Finding.Fact? = nil,
    rank: Int = 0, settles: [Finding.Fact] = [], pattern: String? = nil, isUniversal: Bool = false
  ) {
    self.rule = rule
    self.case = `case`
    self.message = message
    self.range = range
    self.component = component
    self.target = target
    self.property = property
    self.strength = strength
    self.evidence = evidence
    self.certainty = certainty
    self.alsoRules = alsoRules
    self.notes = notes
    self.fact = fact
    self.rank = rank
    self.settles = settles
    self.pattern = pattern
    self.isUniversal = isUniversal
  }
}
