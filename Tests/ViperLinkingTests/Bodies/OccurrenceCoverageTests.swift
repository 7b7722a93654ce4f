import Foundation
import Testing
import ViperFacts

@testable import ViperLinking

/// Each name and member in a body means something once: the samples, and code from elsewhere if `VIPER_OCCURRENCES` names its folder.
@Suite struct OccurrenceCoverageTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let folder =
    ProcessInfo.processInfo.environment["VIPER_OCCURRENCES"] ?? root.appendingPathComponent("Samples").path

  @Test func eachHasExactlyOneMeaning() throws {
    let paths = (FileManager.default.enumerator(atPath: Self.folder)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }.sorted()
    try #require(paths.count > 50)
    let files = paths.map { path in
      let bytes = FileManager.default.contents(atPath: "\(Self.folder)/\(path)") ?? Data()
      return (SourceFile(path: path, name: path, root: "."), FactExtractor.facts(of: Array(bytes)))
    }
    let codebase = CodebaseLinker.link(files)
    let parts = EvaluationPart.all(in: codebase)
    var evaluator = BodyEvaluator(codebase)
    for part in parts { evaluator.evaluate(part) }
    let records = evaluator.recorder.records
    var meanings = codebase.files.map { [Int](repeating: 0, count: $0.facts.expressions.count) }
    var (start, counts) = (0, [String: Int]())
    for (part, end) in zip(parts, records.ends) {
      for occurrence in records.occurrences[start..<Int(EvaluationRecords.occurrences(endIn: end))] {
        meanings[Int(part.reference.file)][occurrence.node] += 1
        counts[Self.kind(of: occurrence.meaning), default: 0] += 1
      }
      start = Int(EvaluationRecords.occurrences(endIn: end))
    }
    var wrong: [String] = []
    for (file, counts) in meanings.enumerated() {
      let facts = codebase.files[file].facts
      for (node, count) in counts.enumerated() {
        let expected = [.name, .member].contains(facts.expressions[node].kind) ? 1 : 0
        guard count != expected else { continue }
        let position = facts.position(of: facts.expressions[node].span.start)
        wrong.append("\(paths[file]):\(position.line):\(position.column) \(count)")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(20)) of \(counts.sorted { $0.key < $1.key })")
  }

  private static func kind(of meaning: Meaning) -> String {
    switch meaning {
    case .unresolved(let reason): "unresolved(\(reason))"
    default: String("\(meaning)".prefix { $0 != "(" })
    }
  }
}
