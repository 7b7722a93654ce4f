internal import OrderedCollections
internal import ViperDialects
internal import ViperModel
internal import ViperRules

/// The rule catalogue as a Markdown page, `Rules/README.md`, with one entry per rule.
package enum RuleBook {
  /// - Throws: `UsageError` if a built-in dialect is invalid.
  package static func markdown() throws(UsageError) -> String {
    var dialects: [Dialect] = []
    for entry in BuiltInDialects.all { dialects.append(try DialectChoice.load(entry.name)) }
    let entries = RuleRegistry.builtIn.documented.map { RuleBookEntry(rule: $0, dialects: dialects) }.sorted {
      $0.title < $1.title
    }
    return header + entries.map(\.markdown).joined(separator: "\n")
  }

  private static let header = """
    # Rules

    Generated from the rules' own documentation; `viper-lint explain rule RULE` prints the same. Every example is run as a test:
    `1️⃣` marks each place that is reported.


    """
}
