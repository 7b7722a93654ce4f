/// The identity of a finding, independent of its place below the root, so that it stays when code moves.
package struct FindingIdentity: Hashable, Sendable {
  package var rule: String
  package var root: String
  package var component: String
  package var target: String
  /// The property, or the member with its labels.
  package var member: String

  /// - Parameter root: the root's name where identities are compared.
  package init(_ finding: Finding, root: String) {
    let (component, target, member) =
      if let fact = finding.fact {
        (fact.owner, fact.subject, fact.slot)
      } else {
        (finding.component ?? "", finding.target ?? "", finding.property ?? finding.member ?? "")
      }
    self.init(rule: finding.rule, root: root, component: component, target: target, member: member)
  }

  init(rule: String, root: String, component: String, target: String, member: String) {
    self.rule = rule
    self.root = root
    self.component = component
    self.target = target
    self.member = member
  }

  var parts: [String] { [rule, root, component, target, member] }
}

extension FindingIdentity: Comparable {
  package static func < (a: Self, b: Self) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) }
}

extension Finding {
  /// The order of findings with equal identity, suppressed ones last. Numbers in messages are counts, which do not matter; places
  /// are compared last, since they change.
  static func isBeforeEqual(_ a: Finding, _ b: Finding) -> Bool {
    let isSuppressed = (a.disposition == .suppressed, b.disposition == .suppressed)
    if isSuppressed.0 != isSuppressed.1 { return isSuppressed.1 }
    if a.case != b.case { return a.case ?? "" < b.case ?? "" }
    let texts = (a.message.replacing(/\d+/, with: "#"), b.message.replacing(/\d+/, with: "#"))
    if texts.0 != texts.1 { return texts.0 < texts.1 }
    return a.range < b.range
  }
}
