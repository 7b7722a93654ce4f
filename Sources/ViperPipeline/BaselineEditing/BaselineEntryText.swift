internal import ViperConfiguration
internal import ViperFacts
internal import ViperModel
internal import ViperRules
internal import ViperText

/// The text that explains one baseline entry.
struct BaselineEntryText {
  private let line: Baseline.Line
  private let file: String
  private let finding: Finding?
  private let isUnknown: Bool
  private let policy: RulePolicy?

  /// - Parameters:
  ///   - finding: the finding that the entry accepts; nil if there is none.
  ///   - isUnknown: whether the entry's root was not read as a whole.
  init(_ line: Baseline.Line, file: String, finding: Finding?, isUnknown: Bool, policy: RulePolicy?) {
    self.line = line
    self.file = file
    self.finding = finding
    self.isUnknown = isUnknown
    self.policy = policy
  }

  static func summary(of entry: BaselineEntry) -> String {
    let identity = entry.identity
    let place = [identity.component, identity.member].filter { !$0.isEmpty }.joined(separator: ".")
    let target = identity.target.isEmpty ? "" : " -> \(identity.target)"
    let number = entry.ordinal > 1 ? ", number \(entry.ordinal)" : ""
    return "\(identity.rule): \(place)\(target) in '\(identity.root)'\(number)"
  }

  /// Whether a search term selects this entry: a line number, a fingerprint, the entry's own line, or words of it.
  func fits(_ wanted: String) -> Bool {
    if let number = Int(wanted), number == line.number { return true }
    if finding?.fingerprint == wanted || line.entry.line == wanted { return true }
    let identity = line.entry.identity
    let words = wanted.split(whereSeparator: \.isWhitespace).map(String.init)
    let parts = [identity.rule, identity.root, identity.component, identity.target, identity.member]
    return !words.isEmpty && words.allSatisfy(parts.contains)
  }

  var text: String {
    let lines = [
      "\(file):\(line.number): \(Self.summary(of: line.entry))", "  now: \(now)", "  policy: \(policy?.summary ?? "baseline")",
    ]
    return lines.map { $0.printableLine + "\n" }.joined()
  }

  private var now: String {
    guard let finding else {
      if policy?.acceptance == .strict {
        return "not accepted, because the policy is strict; 'viper-lint baseline prune' removes it"
      }
      return isUnknown
        ? "unknown, because its root was not read completely" : "no longer reported; 'viper-lint baseline prune' removes it"
    }
    let state = finding.disposition == .new ? "new despite this entry" : finding.disposition.rawValue
    return "\(finding.range.file):\(finding.range.line): \(finding.message) (\(state), \(finding.fingerprint))"
  }
}
