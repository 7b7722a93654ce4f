internal import ViperFacts
internal import ViperText

/// An accepted finding: its identity, and a number among findings with the same identity.
package struct BaselineEntry: Hashable, Sendable {
  package let identity: FindingIdentity
  package let ordinal: Int

  /// - Parameter identity: the identity with the baseline's name of the root, escaped as in the file.
  init(_ identity: FindingIdentity, ordinal: Int) {
    self.identity = identity
    self.ordinal = ordinal
  }

  /// Nil for a line that is no entry.
  init?(line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 6, fields.allSatisfy({ !$0.isEmpty }), let ordinal = Int(fields[5]), ordinal > 0,
      "\(ordinal)" == fields[5]
    else { return nil }
    let parts = fields.map { $0 == Self.nothing ? "" : $0 }
    self.init(
      FindingIdentity(rule: parts[0], root: parts[1], component: parts[2], target: parts[3], member: parts[4]), ordinal: ordinal)
  }

  private static let nothing = "-"

  /// `rule`, root, component, target, member and number, with tabs between.
  package var line: String {
    (identity.parts.map { $0.isEmpty ? Self.nothing : $0 } + ["\(ordinal)"]).joined(separator: "\t")
  }
}

extension FindingIdentity {
  /// The identity escaped for a file with one entry per line.
  var escaped: FindingIdentity {
    FindingIdentity(
      rule: rule.escaped, root: root.escaped, component: component.escaped, target: target.escaped, member: member.escaped)
  }
}

extension String {
  fileprivate var escaped: String { utf8.contains(UInt8(ascii: "\\")) ? replacing("\\", with: "\\\\").visible : visible }
}
