internal import ViperModel
internal import ViperText

/// Parses the text after `viper-lint:`, with the first mistake in it.
struct DirectiveParser {
  struct Outcome: Equatable {
    /// The valid part, which applies in spite of a mistake; nil if there is none.
    var directive: Directive?
    /// The first mistake.
    var mistake: String?
  }

  let registry: RuleRegistry
  /// The ids, and ids with a case, that a comment may name.
  let ruleIDs: Set<String>
  let requiresReason: Bool

  /// - Parameter suggests: whether to look for the nearest rule id, which is slow.
  func parse(_ text: String, suggests: Bool = true) -> Outcome {
    let words = text.split(maxSplits: 1, omittingEmptySubsequences: true, whereSeparator: \.isWhitespace)
    guard let first = words.first.map(String.init) else {
      return mistake("the comment is empty; write for example 'disable:next rule-id - reason'")
    }
    guard let verb = Directive.Verb(rawValue: first) else {
      return mistake("there is no directive '\(first)'; \(Self.hint(for: first))")
    }
    let (list, reason) = Self.split(words.count > 1 ? String(words[1]) : "")
    var directive = Directive(verb: verb, rules: [], reason: reason)
    var mistake: String?
    for rule in list where !directive.rules.contains(rule) {
      // Only the first mistake is reported, so only that needs a suggestion.
      if let problem = problem(with: rule, verb, suggests: suggests && mistake == nil) {
        mistake = mistake ?? problem
      } else {
        directive.rules.append(rule)
      }
    }
    if list.isEmpty { mistake = "no rule is named; write '\(verb.rawValue) rule-id\(verb == .enable ? "" : " - reason")'" }
    if requiresReason, reason == nil, verb != .enable {
      mistake = mistake ?? "the comment gives no reason; add ' - ' and the reason after the rules"
    }
    return Outcome(directive: directive.rules.isEmpty ? nil : directive, mistake: mistake)
  }

  /// The directive that is meant, else all.
  private static func hint(for word: String) -> String {
    let nearest = NearestNames.nearest(to: word, among: Directive.Verb.allCases.map(\.rawValue))
    return nearest.map { "did you mean '\($0)'?" }
      ?? "write 'disable:next', 'disable:this', 'disable:file', 'disable' or 'enable'"
  }

  private func mistake(_ text: String) -> Outcome { Outcome(directive: nil, mistake: text) }

  private func problem(with rule: String, _ verb: Directive.Verb, suggests: Bool) -> String? {
    if rule == Directive.all {
      return verb.allowsAll ? nil : "'all' is allowed only after 'disable:file', 'disable' and 'enable'; name the rule"
    }
    if registry.isAboutAcceptance(rule) {
      return "'\(rule)' cannot be suppressed; fix what it reports, or set its severity in .viper-lint.yml"
    }
    if RuleNames.listed(rule, isListed: ruleIDs.contains) != nil { return nil }
    if rule.contains(where: \.isWhitespace) {
      return "'\(rule)' is not a rule; put commas between rules, and ' - ' before the reason"
    }
    let nearest = suggests ? NearestNames.nearest(to: rule, among: ruleIDs.sorted()) : nil
    return "there is no rule '\(rule)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "; 'viper-lint rules' lists them")
  }

  /// Splits rules from the reason at the first dash between spaces, since ids have dashes too.
  private static func split(_ text: String) -> (rules: [String], reason: String?) {
    var rules = Substring(text)
    var reason: Substring?
    if let dash = separator(in: text) {
      rules = text[..<dash]
      reason = text[text.index(after: dash)...]
    }
    let trimmed = reason.map(Self.trimmed) ?? ""
    return (rules.split(separator: ",").map(Self.trimmed).filter { !$0.isEmpty }, trimmed.isEmpty ? nil : trimmed)
  }

  /// Long dashes count too, since editors insert them.
  private static func separator(in text: String) -> String.Index? {
    var isFree = true
    for index in text.indices {
      let character = text[index]
      let next = text.index(after: index)
      if isFree, "-–—".contains(character), next == text.endIndex || text[next].isWhitespace { return index }
      isFree = character.isWhitespace
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
