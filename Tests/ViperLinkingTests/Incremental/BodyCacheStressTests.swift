import Foundation
import Testing

/// Random edits, each of which is evaluated with the last run's outcome and without.
@Suite struct BodyCacheStressTests {
  private let bodies = CachedBodies()

  /// `VIPER_SLOW_TESTS=1` makes 500 edits, `VIPER_EDITS` any number; `VIPER_SEED` is the seed of the first 20.
  @Test func editedCodeIsEvaluatedAsInAFreshRun() {
    let environment = ProcessInfo.processInfo.environment
    let edits = environment["VIPER_EDITS"].flatMap(Int.init) ?? (environment["VIPER_SLOW_TESTS"] == "1" ? 500 : 60)
    let first = environment["VIPER_SEED"].flatMap(UInt64.init) ?? 0
    var reused = 0
    for start in stride(from: 0, to: edits, by: Self.editsOfSeed) {
      let seed = first &+ UInt64(start / Self.editsOfSeed)
      var code = EditedCode(seed: seed)
      for edit in 0..<min(Self.editsOfSeed, edits - start) {
        reused += bodies.reusedParts(code.linked, "seed \(seed), edit \(edit)")
        code.edit()
      }
    }
    if edits >= Self.editsOfSeed { #expect(reused > edits, "most edits are in bodies") }
  }

  private static let editsOfSeed = 20
}
