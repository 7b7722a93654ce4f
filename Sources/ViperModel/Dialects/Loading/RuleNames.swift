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

  /// The listed id that an id is a variant of, for ids with a framework's name: `view-imports-alamofire` is one of
  /// `presenter-imports-uikit`, with the case that it may have. Nil for an unknown id.
  package static func listed(_ id: String, isListed: (String) -> Bool) -> String? {
    if isListed(id) { return id }
    let (rule, name) = parts(of: id)
    guard let infix = rule.firstRange(of: "-imports-"), infix.upperBound < rule.endIndex else { return nil }
    let role = rule[..<infix.lowerBound]
    guard ["view", "presenter", "component"].contains(where: { isListed("\(role)-references-\($0)") }) else { return nil }
    let listed = "presenter-imports-uikit" + (name.map { ".\($0)" } ?? "")
    return isListed(listed) ? listed : nil
  }

  package static func parts(of id: String) -> (rule: String, case: String?) {
    guard let point = id.utf8.firstIndex(of: UInt8(ascii: ".")) else { return (id, nil) }
    return (String(id[..<point]), String(id[id.utf8.index(after: point)...]))
  }
}
