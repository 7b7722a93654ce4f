internal import OrderedCollections
internal import ViperText
internal import ViperYAML

/// Reads one dialect file on top of the dialect that it extends.
///
/// It continues after a mistake, so that all mistakes of a file are reported at once.
struct DialectReader {
  var log: YamlLog
  /// The dialect as read so far; complete only if the log is empty.
  var dialect = Dialect(name: "")
  /// Whether the extended dialect could be read. If not, unknown roles are no further mistakes.
  var isParentResolved = true
  let ruleNames: RuleNames?
  /// Whether to record the file's naming patterns in `ownPatterns`: only a user's own pattern is reported if it matches nothing.
  let recordsPatterns: Bool

  static let keys = [
    "name", "extends", "summary", "architecture", "anchor", "roles", "interfaces", "references", "assembly", "injection",
    "apis", "containers", "severities", "detect",
  ]

  init(file: String, ruleNames: RuleNames?, recordsPatterns: Bool) {
    log = YamlLog(file: file)
    self.ruleNames = ruleNames
    self.recordsPatterns = recordsPatterns
  }

  /// The value of `extends`, before anything else is read.
  func extendsField(of root: YamlField) -> YamlField? { root.member("extends") }

  mutating func read(_ root: YamlField, on base: Dialect?) {
    if let base { dialect = base }
    dialect.extends = base?.name
    dialect.ownPatterns = []
    let entries = log.entries(root, keys: Self.keys)
    let sections = Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    readHead(sections, root: root)
    // Roles come first, whatever their place in the file: the other sections name them.
    if let field = sections["roles"] { readRoles(field) }
    if let field = sections["anchor"] { readAnchor(field) }
    if let field = sections["interfaces"] { readInterfaces(field) }
    if let field = sections["references"] { readReferences(field) }
    if let field = sections["assembly"] { readAssembly(field) }
    if let field = sections["injection"] { readInjection(field) }
    if let field = sections["apis"] { readApis(field) }
    if let field = sections["containers"] { readContainers(field) }
    if let field = sections["severities"] { readSeverities(field) }
    dialect.signs = []
    if let field = sections["detect"] { readSigns(field) }
  }

  private mutating func readHead(_ sections: [String: YamlField], root: YamlField) {
    if let field = sections["name"] {
      dialect.name = log.text(field) ?? ""
    } else if root.isMap {
      log.report("'name' is missing; every dialect needs one", at: root)
    }
    dialect.summary = sections["summary"].flatMap { log.text($0) } ?? ""
    if let field = sections["architecture"] { readArchitecture(field) }
  }

  /// VIPER's severities are no other architecture's, so a dialect that changes the architecture inherits none.
  private mutating func readArchitecture(_ field: YamlField) {
    guard let architecture = log.choice(field, Architecture.allCases.map { ($0.rawValue, $0) }) else { return }
    if architecture != dialect.architecture { dialect.severities = [:] }
    dialect.architecture = architecture
  }

  private mutating func readAnchor(_ field: YamlField) {
    if let role = role(field) { dialect.anchor = role }
  }

  /// Reads entries by key; null removes the inherited entry, anything else is read on top of it.
  mutating func readKeyed(_ field: YamlField, remove: (inout Self, String) -> Void, read: (inout Self, String, YamlField) -> Void)
  {
    for (key, value) in log.entries(field) {
      if log.isFull { break }
      if value.isNull { remove(&self, key) } else { read(&self, key, value) }
    }
  }

  /// Reads a role: one that all dialects have, or that this one or its base defines.
  mutating func role(_ field: YamlField) -> Role? { log.text(field).flatMap { role($0, at: field) } }

  mutating func role(_ name: String, at field: YamlField) -> Role? {
    let role = Role(name)
    if Role.all.contains(role) || dialect.roles.keys.contains(role) || !isParentResolved { return role }
    let hint = NearestNames.hint(for: name, among: dialect.allRoles.map(\.name))
    log.report("unknown role '\(name.shortened)' in '\(field.path)'\(hint)", at: field)
    return nil
  }

  mutating func roles(_ field: YamlField) -> [Role] { log.elements(field).compactMap { role($0) } }

  mutating func pattern(_ field: YamlField) -> NamePattern? {
    guard let text = log.text(field) else { return nil }
    guard let pattern = NamePattern(text) else {
      log.report(
        "bad name pattern '\(text.shortened)' in '\(field.path)'; write '{Module}' at most once, else letters, digits and '_'",
        at: field)
      return nil
    }
    guard recordsPatterns else { return pattern }
    dialect.ownPatterns.append(
      DeclaredPattern(pattern: pattern, keyPath: field.path.description, file: log.file, line: field.line ?? 1))
    return pattern
  }

  mutating func patterns(_ field: YamlField) -> [NamePattern] { log.elements(field).compactMap { pattern($0) } }
}
