internal import ViperModel
internal import ViperText

/// Reads the text behind `viper-lint:`, and says what is wrong with it.
struct DirectiveParser {
  struct Outcome: Equatable {
    /// What applies all the same; nil where nothing does.
    var directive: Directive?
    /// The first mistake.
    var mistake: String?
  }

  /// Ids, and ids with a case, that a comment may name.
  let knownRules: Set<String>
  let requiresReason: Bool

  /// - Parameter suggests: whether to look for what was meant, which takes its time.
  func parse(_ text: String, suggests: Bool = true) -> Outcome {
    let words = text.split(maxSplits: 1, omittingEmptySubsequences: true, whereSeparator: \.isWhitespace)
    guard let first = words.first.map(String.init) else { return mistake("the comment says nothing; \(Self.verbs)") }
    guard let verb = Directive.Verb(rawValue: first) else { return mistake("'\(first)' is not understood; \(Self.verbs)") }
    let (list, reason) = Self.split(words.count > 1 ? String(words[1]) : "")
    var directive = Directive(verb: verb, rules: [], reason: reason)
    var mistake: String?
    for rule in list where !directive.rules.contains(rule) {
      // Only the first mistake is told, and looking for what was meant takes its time.
      if let problem = problem(with: rule, verb, suggests: suggests && mistake == nil) {
        mistake = mistake ?? problem
      } else {
        directive.rules.append(rule)
      }
    }
    if list.isEmpty { mistake = "no rule is named; write '\(verb.rawValue) rule-id - reason'" }
    if requiresReason, reason == nil, verb != .enable { mistake = mistake ?? "a reason is missing; add ' - ' and why" }
    return Outcome(directive: directive.rules.isEmpty ? nil : directive, mistake: mistake)
  }

  private static let verbs = "write 'disable:next', 'disable:this', 'disable:file', 'disable' or 'enable', and a rule"

  private func mistake(_ text: String) -> Outcome { Outcome(directive: nil, mistake: text) }

  private func problem(with rule: String, _ verb: Directive.Verb, suggests: Bool) -> String? {
    if rule == Directive.all { return verb.allowsAll ? nil : "'all' is for a file or a region; name the rule" }
    if RuleRegistry.isAboutAcceptance(rule) {
      return "'\(rule)' cannot be suppressed; correct what it reports, or set its severity"
    }
    if knownRules.contains(rule) { return nil }
    if rule.contains(where: \.isWhitespace) {
      return "'\(rule)' is no rule; put commas between rules, and ' - ' before the reason"
    }
    let nearest = suggests ? NearestNames.nearest(to: rule, among: knownRules.sorted()) : nil
    return "there is no rule '\(rule)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "; 'viper-lint rules' lists them")
  }

  /// The rules, and the reason behind the first dash that stands alone: ids have dashes too.
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

  /// People write long dashes, and editors make them.
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
