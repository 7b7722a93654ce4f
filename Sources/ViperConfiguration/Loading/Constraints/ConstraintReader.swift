import ViperModel
import ViperPlatform
import ViperText
import ViperYAML

/// Reads constraints from a YAML tree and from the files that it extends, and reports each mistake with its line and the nearest
/// valid word.
struct ConstraintReader {
  /// The mistakes of the file that is being read.
  var log: YamlLog
  /// The absolute folder of the configuration, to which path patterns are relative.
  let folder: String
  /// The roles of all dialects in use; nil where they cannot be known.
  let roles: [String]?
  let source: ConfigurationVocabulary.Files
  /// The built-in rules by id.
  private let rules: [String: ConfigurationVocabulary.RuleVocabulary]

  /// The files on the way from the configuration to the one that is being read.
  var chain: [AbsolutePath]
  var files: [ConstraintFile] = []
  /// The files read so far, and the size of all of them.
  var seen: Set<AbsolutePath> = []
  var byteCount = 0
  /// False where a file could not be read, so that its constraints are unknown.
  var isComplete = true

  private(set) var constraints: [Constraint] = []
  /// The place of each name, also of constraints with mistakes.
  private(set) var names: [String: (file: String, line: Int?)] = [:]
  /// The number of constraints, with mistakes or without.
  private var count = 0
  /// What is left for patterns.
  private var patternBudget = Self.mostPatterns
  /// Whether a limit is reached that ends the reading.
  private(set) var isStopped = false
  /// The number of selectors around the one that is being read.
  var depth = 0

  static let mostConstraints = 1000
  /// The largest number of patterns in all constraints, where each part of a path counts.
  static let mostPatterns = 20_000

  init(
    log: YamlLog, file: AbsolutePath, folder: String, roles: [String]?, source: ConfigurationVocabulary.Files,
    rules: [String: ConfigurationVocabulary.RuleVocabulary]
  ) {
    (self.log, self.folder, self.roles, self.source, self.rules) = (log, folder, roles, source, rules)
    chain = [file]
  }

  /// Whether a built-in rule has an id.
  func isRule(_ id: String) -> Bool { RuleNames.listed(id) { rules[$0] != nil } != nil }

  var isDone: Bool { isStopped || log.isFull }

  /// Reports a limit that is reached, and ends the reading.
  mutating func stop(_ message: String, line: Int?) {
    if !isStopped { log.report(message, line: line) }
    (isStopped, isComplete) = (true, false)
  }

  /// Counts patterns.
  mutating func spend(_ cost: Int, at field: YamlField) {
    patternBudget -= cost
    if patternBudget < 0 { stop("the constraints have too many patterns; use fewer, or shorter paths", line: field.line) }
  }

  /// Reads a file: what it extends, and its own constraints.
  mutating func read(_ root: YamlField) {
    if let field = root.member("extends"), !field.isNull { readExtended(field) }
    guard let field = root.member("constraints"), !field.isNull else { return }
    guard let list = field.list else { return log.wrongType(field, expected: "a list of maps") }
    for element in list where !isDone {
      count += 1
      if count > Self.mostConstraints {
        stop("more than \(Self.mostConstraints) constraints; merge some of them", line: element.line)
      } else if let constraint = constraint(element) {
        constraints.append(constraint)
      }
    }
  }

  static func quoted(_ words: [String]) -> String { words.map { "'\($0)'" }.joined(separator: ", ") }

  /// The place of a name's first constraint; nil, and remembered, for a new name.
  mutating func claim(_ name: String, line: Int?) -> (file: String, line: Int?)? {
    if let first = names[name] { return first }
    names[name] = (log.file, line)
    return nil
  }
}
