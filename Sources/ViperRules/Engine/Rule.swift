package import ViperModel

/// A rule's ids and documentation.
package protocol DocumentedRule: Sendable {
  static var ids: RuleIDs { get }
  static var documentation: RuleDocumentation { get }
  /// One sentence about what is found under one of the ids; that of the documentation is about all of them.
  static func summary(of id: String) -> String
}

extension DocumentedRule {
  package static func summary(of id: String) -> String { documentation.summary }

  /// The documentation with the summary of one of the ids, perhaps with a case.
  package static func documentation(of id: String) -> RuleDocumentation {
    var own = documentation
    own.summary = summary(of: RuleNames.parts(of: id).rule)
    return own
  }

  /// The role at the start of an id of a family, as the start of a sentence.
  static func subject(of id: String) -> String {
    let noun = Role(ids.names(in: id)[0]).noun
    return noun.prefix(1).uppercased() + noun.dropFirst()
  }
}

/// A rule: its ids, documentation with examples, and the check.
///
/// A rule is a pure function of its input. It never chooses a severity, the engine does.
package protocol Rule: DocumentedRule {
  init()
  /// The edit that the rule's findings share with those of other rules; nil where each finding is an edit of its own.
  static var cause: RootCause? { get }
  /// Whether it is about style: code that most modules of a team share in is the team's own way.
  static var isStyle: Bool { get }
  /// Whether it reports references that the dialect's table does not list.
  static var isOfTable: Bool { get }
  /// The violations, in any order.
  func findings(in input: LintInput) -> [Violation]
}

extension Rule {
  package static var cause: RootCause? { nil }
  package static var isStyle: Bool { false }
  package static var isOfTable: Bool { false }
}

/// The ids that a rule reports under: one, or a family with an id for every role or pair of roles.
package enum RuleIDs: Sendable {
  case one(String)
  /// `<role>-suffix`: an id for each role; `roles` are those that get one in every dialect.
  case perRole(suffix: String, roles: [Role])
  /// `<role>-imports-<framework>`: an id for each role and framework, with `uikit` for all user interface frameworks; `roles` are
  /// those that get that one in every dialect.
  case perImport(roles: [Role])
  /// `<role>-references-<role>`: an id for each pair of roles; a role that references any component at all is
  /// `<role>-references-component`.
  case perPair(infix: String)

  /// The ids over the given roles, sorted.
  package func expanded(over roles: [Role]) -> [String] {
    switch self {
    case .one(let id): return [id]
    case .perRole(let suffix, let roles): return roles.map { "\($0)-\(suffix)" }.sorted()
    case .perImport(let roles): return roles.map { "\($0)-imports-uikit" }.sorted()
    case .perPair(let infix):
      let pairs = roles.flatMap { from in roles.filter { $0 != from && from != .entity }.map { "\(from)-\(infix)-\($0)" } }
      return (pairs + ["\(Role.entity)-\(infix)-component"]).sorted()
    }
  }

  /// The names that tell an id from the others of its family: the role, and the other role or the framework. Empty for a single id.
  func names(in id: String) -> [String] {
    switch self {
    case .one: []
    case .perRole(let suffix, _): [String(id.dropLast(suffix.count + 1))]
    case .perImport: id.split(separator: "-imports-", maxSplits: 1).map(String.init)
    case .perPair(let infix): id.split(separator: "-\(infix)-", maxSplits: 1).map(String.init)
    }
  }

  /// Whether an id has the form of these, over whatever roles.
  func include(_ id: String) -> Bool {
    switch self {
    case .one(let own): own == id
    case .perRole(let suffix, _): id.hasSuffix("-\(suffix)")
    case .perImport: RuleNames.parts(of: id).rule.firstRange(of: "-imports-").map { $0.upperBound < id.endIndex } ?? false
    case .perPair(let infix): id.contains("-\(infix)-")
    }
  }
}
