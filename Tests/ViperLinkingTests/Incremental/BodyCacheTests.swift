import Testing
import ViperFacts

@testable import ViperLinking

/// Runs with the outcome of the last run equal runs without.
@Suite struct BodyCacheTests {
  private let bodies = CachedBodies()

  private static let two =
    "// file: A.swift\nclass A { func a() -> B { B() } }\n// file: B.swift\nclass B { func b() { A().a() } }"

  @Test func unchangedCodeIsReused() {
    #expect(bodies.reusedParts(LinkedCode.files(Self.two)) == 0)
    #expect(bodies.reusedParts(LinkedCode.files(Self.two)) == 2)
  }

  @Test func editedBodyIsEvaluatedAlone() {
    _ = bodies.reusedParts(LinkedCode.files(Self.two))
    #expect(bodies.reusedParts(LinkedCode.files(Self.two.replacing("A().a()", with: "Other(); A().a(); A()"))) == 1)
  }

  @Test(arguments: [("a() -> B", "a() -> A"), ("class A {", "class A: Base {"), ("B.swift", "C.swift")])
  func anythingElseEvaluatesEverything(_ from: String, _ to: String) {
    _ = bodies.reusedParts(LinkedCode.files(Self.two))
    #expect(bodies.reusedParts(LinkedCode.files(Self.two.replacing(from, with: to))) == 0)
  }

  @Test func extensionsByAnAliasMayChangePlaces() {
    let (own, aliased) = (
      "extension UIView { func shadow() {} }\n",
      "extension BaseView { func helper() -> MovieListInteractor { MovieListInteractor() } }\n"
    )
    for extensions in [own + aliased, aliased + own, own + aliased] {
      _ = bodies.reusedParts(
        LinkedCode.files(
          "// file: A.swift\ntypealias BaseView = UIView\n// file: B.swift\n\(extensions)// file: C.swift\n"
            + "class MovieListInteractor { func load() {} }\nclass View { func show() { UIView().helper().load() } }"))
    }
  }

  @Test func deepInferenceIsNotReused() {
    let chain = (0..<250).map { "let p\($0) = [Chain().p\($0 + 1)].first" }.joined(separator: "\n")
    let files = LinkedCode.files("class Chain {\n\(chain)\nlet p250 = 1\n}\nclass User { func use() { Chain().p0 } }")
    _ = bodies.reusedParts(files)
    #expect(bodies.reusedParts(files) == 0)
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
