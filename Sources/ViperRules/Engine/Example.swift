/// An example of complete code that a rule reports or leaves alone.
///
/// `1️⃣` (`2️⃣`, …) marks each place that is reported. Lines `// file: Name.swift` split several files.
package struct Example: Sendable {
  package var dialect: String
  /// The id to expect, for families; nil: the rule's only id.
  package var rule: String?
  package var code: String

  package init(dialect: String, rule: String? = nil, _ code: String) {
    self.dialect = dialect
    self.rule = rule
    self.code = code
  }

  /// The code without its markers.
  package var plainCode: String {
    code.replacing(/[0-9]\u{FE0F}\u{20E3}/.matchingSemantics(.unicodeScalar), with: "")
  }
}
