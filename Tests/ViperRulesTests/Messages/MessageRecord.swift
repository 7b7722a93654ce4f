import ViperDialects
import ViperFacts
import ViperModel
import ViperTestSupport

@testable import ViperRules

/// What findings say, by rule and case, each wording once with the dialects that have it.
struct MessageRecord {
  /// A wording: a message without the names in it.
  private struct Wording: Hashable {
    var id: String
    var text: String
  }

  private struct Message {
    var text: String
    var dialects: Set<String> = []
  }

  private var messages: [Wording: Message] = [:]
  /// The messages without the names in them: most are the same under all dialects.
  private var plain: [String: String] = [:]
  /// The rules with a finding, each with its case: `retain-cycle.unmade`.
  private(set) var ids: Set<String> = []

  mutating func add(_ findings: [Finding], dialect: String) {
    for finding in findings {
      let id = finding.rule + (finding.case.map { ".\($0)" } ?? "")
      ids.insert(id)
      add(finding.message, to: id, dialect)
      for note in finding.notes { add(note.message, to: "\(finding.rule), notes", dialect) }
      if let pattern = finding.pattern { add(pattern, to: "\(finding.rule), ways of a team", dialect) }
    }
  }

  mutating func add(_ text: String, to id: String, _ dialect: String) {
    let wording = Wording(id: id, text: plain[text] ?? Self.plain(text))
    plain[text] = wording.text
    var message = messages[wording] ?? Message(text: text)
    if message.text != text, (text.count, text) < (message.text.count, message.text) { message.text = text }
    message.dialects.insert(dialect)
    messages[wording] = message
  }

  private static func plain(_ text: String) -> String {
    text.replacing(/'[^']*'/, with: "'…'").replacing(/[\w.]+( → [\w.]+)+/, with: "…").replacing(/[0-9]+/, with: "0")
  }

  /// The page: a paragraph for each rule and case.
  var page: String {
    let all = Set(BuiltInDialects.all.map(\.name))
    return Dictionary(grouping: messages, by: \.key.id).sorted { $0.key < $1.key }.map { id, messages in
      "\(id)\n"
        + messages.map(\.value).sorted { $0.text < $1.text }.map { "  \($0.text)\n      \(Self.list($0.dialects, of: all))\n" }
        .joined()
    }.joined(separator: "\n")
  }

  private static func list(_ dialects: Set<String>, of all: Set<String>) -> String {
    let others = all.subtracting(dialects)
    if dialects.count <= others.count { return dialects.sorted().joined(separator: ", ") }
    return others.isEmpty ? "all" : "all but " + others.sorted().joined(separator: ", ")
  }
}
