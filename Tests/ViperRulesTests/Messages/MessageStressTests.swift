import Foundation
import Testing
import ViperDialects
import ViperModel
import ViperTestSupport

@testable import ViperRules

/// The messages of all rules under all dialects, recorded, so that a new wording is read before anybody gets it.
@Suite struct MessageStressTests {
  private static let record = Result { try recorded() }

  private static func recorded() throws -> MessageRecord {
    var record = MessageRecord()
    let examples = RuleRegistry.builtIn.documented.flatMap { $0.documentation.triggering + $0.documentation.nonTriggering }
    for code in examples.map({ MessageCode($0.plainCode) }) + MessageCode.all {
      let files = code.files
      for (name, dialect) in try code.dialects {
        record.add(try code.findings(in: files, under: dialect), dialect: name)
      }
    }
    for (rule, pattern) in [("missing-component", nil), ("cross-module-reference", "presenters using views of other modules")] {
      for findings in 8...9 {
        let fold = StyleFold(rule: rule, pattern: pattern, root: ".", severity: .warning, modules: findings, allModules: 12)
        for repairs in [0, findings - 7] {
          record.add(ShownFold(fold: fold, findings: findings - 7, repairs: repairs).text, to: "\(rule), folded", "all")
        }
      }
    }
    record.add(StyleFold.hint, to: "folded", "all")
    return record
  }

  /// `RECORD_SNAPSHOTS=1` rewrites the file, and fails.
  @Test func everyMessageIsRecorded() throws {
    let file = folder("Snapshots").appendingPathComponent("messages.txt")
    let page = try Self.record.get().page
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try Data(page.utf8).write(to: file)
      Issue.record("recorded messages.txt")
      return
    }
    #expect(
      try page == String(decoding: Data(contentsOf: file), as: UTF8.self), "rewrite it with RECORD_SNAPSHOTS=1 if this is meant")
  }

  @Test func everyCaseOfARuleHasAMessage() throws {
    let ids = try Self.record.get().ids
    for rule in RuleRegistry.builtIn.documented {
      let own = rule.ids.expanded(over: Role.all)
      for name in rule.documentation.cases.map(\.name) {
        #expect(
          own.contains { ids.contains("\($0).\(name)") }, "no message of '\(own.last!).\(name)'; add code for it to MessageCode")
      }
    }
  }

  /// Each phrase in the code of a rule is a part of some message, or of the rule's summary.
  @Test(arguments: ["Rules", "Findings", "Suppression"]) func everyPhraseIsInAMessage(_ name: String) throws {
    let registry = RuleRegistry.builtIn
    let ids = registry.ids() + ["view-imports-alamofire"]
    let summaries = try ids.map { try #require(registry.rule(reporting: $0)).summary(of: $0) }
    let page = try Self.record.get().page + summaries.joined(separator: "\n")
    let sources = folder("../../Sources/ViperRules/\(name)")
    for file in try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted() where file.hasSuffix(".swift") {
      let code = try String(decoding: Data(contentsOf: sources.appendingPathComponent(file)), as: UTF8.self)
      for phrase in MessageLiterals(code).phrases where !page.contains(phrase) {
        Issue.record("no message has '\(phrase)' of \(file); add code for it to MessageCode")
      }
    }
  }

  private func folder(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(name)
  }
}
