import Foundation
import Testing
import ViperFacts

@testable import ViperLinking

/// A cache of bodies in a file of its own, and the comparison of each run that reuses it with a fresh run.
struct CachedBodies {
  private let cache = BodyCache(
    nextTo: FileManager.default.temporaryDirectory.appendingPathComponent("bodies-\(UUID().uuidString)").path, program: "test",
    version: 1)

  /// What an evaluation says, in words of this run.
  private func description(of evaluation: Evaluation, in codebase: Codebase) -> [String] {
    evaluation.usages.map { "\($0)" } + evaluation.flow.edges.map { "\($0)" } + evaluation.flow.sources.map { "\($0)" }
      + evaluation.flow.cleared.sorted().map { "\($0)" } + evaluation.tally.looks.map { "\($0)" }
      + evaluation.tally.ambiguous.map(codebase.text)
      + evaluation.externalUsages.map { "\($0.from) \(codebase.text($0.name)) \($0.file) \($0.span)" }
      + evaluation.mentions.map { "\($0)" }
  }

  /// The number of parts that were reused; what was evaluated must equal a fresh run.
  func reusedParts(_ files: [(SourceFile, FileFacts)], _ comment: Comment? = nil) -> Int {
    let codebase = CodebaseLinker.link(files)
    let fresh = Evaluation(of: codebase, threads: 1)
    let reused = Evaluation(of: codebase, reusing: cache, threads: 1)
    #expect(description(of: reused, in: codebase) == description(of: fresh, in: codebase), comment)
    return reused.reusedParts
  }
}
