import Foundation
import Testing
import ViperFacts

@testable import ViperLinking

/// Runs with the outcome of the last run equal runs without.
@Suite struct BodyCacheTests {
  private let cache = BodyCache(
    nextTo: FileManager.default.temporaryDirectory.appendingPathComponent("bodies-\(UUID().uuidString)").path, program: "test",
    version: 1)

  /// What an evaluation says, in words of this run.
  private func description(of evaluation: Evaluation, in codebase: Codebase) -> [String] {
    evaluation.usages.map { "\($0)" } + evaluation.flow.edges.map { "\($0)" } + evaluation.flow.sources.map { "\($0)" }
      + evaluation.flow.cleared.sorted().map { "\($0)" } + evaluation.tally.looks.map { "\($0)" }
      + evaluation.tally.ambiguous.map(codebase.text)
      + evaluation.externalUsages.map { "\($0.from) \(codebase.text($0.name)) \($0.file) \($0.span)" }
  }

  /// The number of parts that were reused.
  private func reusedParts(_ files: [(SourceFile, FileFacts)], _ comment: Comment? = nil) -> Int {
    let codebase = CodebaseLinker.link(files)
    let fresh = Evaluation(of: codebase, threads: 1)
    let reused = Evaluation(of: codebase, reusing: cache, threads: 1)
    #expect(description(of: reused, in: codebase) == description(of: fresh, in: codebase), comment)
    return reused.reusedParts
  }

  private static let two =
    "// file: A.swift\nclass A { func a() -> B { B() } }\n// file: B.swift\nclass B { func b() { A().a() } }"

  @Test func unchangedCodeIsReused() {
    #expect(reusedParts(LinkedCode.files(Self.two)) == 0)
    #expect(reusedParts(LinkedCode.files(Self.two)) == 2)
  }

  @Test func editedBodyIsEvaluatedAlone() {
    _ = reusedParts(LinkedCode.files(Self.two))
    #expect(reusedParts(LinkedCode.files(Self.two.replacing("A().a()", with: "Other(); A().a(); A()"))) == 1)
  }

  @Test(arguments: [("a() -> B", "a() -> A"), ("class A {", "class A: Base {"), ("B.swift", "C.swift")])
  func anythingElseEvaluatesEverything(_ from: String, _ to: String) {
    _ = reusedParts(LinkedCode.files(Self.two))
    #expect(reusedParts(LinkedCode.files(Self.two.replacing(from, with: to))) == 0)
  }

  @Test func extensionsByAnAliasMayChangePlaces() {
    let (own, aliased) = (
      "extension UIView { func shadow() {} }\n",
      "extension BaseView { func helper() -> MovieListInteractor { MovieListInteractor() } }\n"
    )
    for extensions in [own + aliased, aliased + own, own + aliased] {
      _ = reusedParts(
        LinkedCode.files(
          "// file: A.swift\ntypealias BaseView = UIView\n// file: B.swift\n\(extensions)// file: C.swift\n"
            + "class MovieListInteractor { func load() {} }\nclass View { func show() { UIView().helper().load() } }"))
    }
  }

  @Test func deepInferenceIsNotReused() {
    let chain = (0..<250).map { "let p\($0) = [Chain().p\($0 + 1)].first" }.joined(separator: "\n")
    let files = LinkedCode.files("class Chain {\n\(chain)\nlet p250 = 1\n}\nclass User { func use() { Chain().p0 } }")
    _ = reusedParts(files)
    #expect(reusedParts(files) == 0)
  }

  /// `VIPER_SLOW_TESTS=1` makes 500 edits, `VIPER_EDITS` any number.
  @Test func editedCodeIsEvaluatedAsInAFreshRun() {
    let environment = ProcessInfo.processInfo.environment
    let edits = environment["VIPER_EDITS"].flatMap(Int.init) ?? (environment["VIPER_SLOW_TESTS"] == "1" ? 500 : 60)
    var reused = 0
    for seed in 0..<((edits + 19) / 20) {
      var code = EditedCode(seed: UInt64(seed))
      for edit in 0..<20 {
        reused += reusedParts(code.linked, "seed \(seed), edit \(edit)")
        code.edit()
      }
    }
    #expect(reused > edits, "most edits are in bodies")
  }

  // MARK: hostile snapshots

  @Test func impossibleNumbersAreRefused() {
    var random = SeededGenerator(state: 1)
    let code = LinkedCode(Self.two + "\nclass User { weak var a: A?; func f() { a = nil; UIView(); a?.a() } }")
    let parts = EvaluationPart.all(in: code.codebase).count
    let outlines = BodySnapshot.outlines(of: code.codebase, last: nil)
    let bytes = BodySnapshot(code.codebase, outlines, code.records).bytes
    var refused = 0
    for _ in 0..<400 {
      var mutant = bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<(mutant.count / 4), using: &random) * 4
        let word: UInt32 = [0, 1, .max, 0x7FFF_FFFF, 0x8000_0000, random.next()].randomElement(using: &random)!
        withUnsafeBytes(of: word) { mutant.replaceSubrange(place..<(place + 4), with: $0) }
      }
      guard let snapshot = BodySnapshot(FactBytes(mutant), files: code.files.count),
        let records = snapshot.records(in: code.codebase, parts: parts)
      else {
        refused += 1
        continue
      }
      _ = records.parts(0..<parts)
      let flow = ValueFlow(edges: records.edges, sources: records.sources, cleared: [])
      _ = (LinkedCode.lines(records, in: code.codebase), FlowSolver(code.codebase, flow))
    }
    #expect(refused > 100)
  }

  @Test func snapshotOfOtherFilesIsRefused() {
    let code = LinkedCode(Self.two)
    let bytes = BodySnapshot(code.codebase, BodySnapshot.outlines(of: code.codebase, last: nil), code.records).bytes
    #expect(BodySnapshot(FactBytes(bytes), files: 2)?.records(in: code.codebase, parts: 2) != nil)
    #expect(BodySnapshot(FactBytes(bytes), files: 3) == nil)
    #expect(BodySnapshot(FactBytes(bytes), files: 2)?.records(in: code.codebase, parts: 3) == nil)
    #expect(BodySnapshot(FactBytes(bytes), files: 2)?.records(in: LinkedCode("class Other {}").codebase, parts: 2) == nil)
  }
}
