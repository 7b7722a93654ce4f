/// The rule ids and cases that `severities` may name, split once for all files.
package struct RuleNames: Sendable {
  package let rules: Set<String>
  /// By rule, the names of its cases.
  private let cases: [String: [String]]

  /// - Parameter ids: `rule` or `rule.case`.
  package init(_ ids: Set<String>) {
    var rules: Set<String> = []
    var cases: [String: [String]] = [:]
    for id in ids {
      let parts = Self.parts(of: id)
      rules.insert(parts.rule)
      if let name = parts.case { cases[parts.rule, default: []].append(name) }
    }
    self.rules = rules
    self.cases = cases
  }

  package func cases(of rule: String) -> [String] { cases[rule] ?? [] }

  package static func parts(of id: String) -> (rule: String, case: String?) {
    guard let point = id.utf8.firstIndex(of: UInt8(ascii: ".")) else { return (id, nil) }
    return (String(id[..<point]), String(id[id.utf8.index(after: point)...]))
  }
}
