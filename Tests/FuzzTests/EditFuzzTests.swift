import Foundation
import Testing
import ViperDialects
import ViperFacts
import ViperRules

@testable import ViperModel

/// One edit after the other: what is worked out with the help of the run before must be what is worked out anew.
@Suite struct EditFuzzTests {
  private static let editsPerCode = 20
  private static let builtIns = {
    let loader = DialectLoader(builtIns: Dictionary(uniqueKeysWithValues: BuiltInDialects.all.map { ($0.name, $0.yaml) }))
    return BuiltInDialects.all.map { try! loader.load(builtIn: $0.name) }
  }()

  private static let supply = DialectSupply(named: { name in builtIns.first { $0.name == name } }) {
    (builtIns.filter { $0.name != "viper" }, builtIns.first { $0.name == "viper" }!)
  }
  private static let names = SnapshotDialects(DialectPins(), supply)

  @Test func anEditedCodeBaseHasTheModelOfAFreshRun() throws {
    let settings = FuzzSettings()
    let seeds = FuzzSeeds(corpus: settings.corpus)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viper-edits-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let codes =
      settings.executions.lowerBound..<(settings.executions.lowerBound + max(1, settings.executions.count / Self.editsPerCode))
    for index in codes {
      var code = EditedCode(seeds, random: SplitMix64(seed: settings.seed, index: index))
      for edit in 0..<Self.editsPerCode {
        let (kept, fresh) = (
          Self.model(code.files, ModelCache(beside: "\(folder)/\(index)", program: "test", version: 1)),
          Self.model(code.files, nil)
        )
        guard kept == fresh else {
          Issue.record("VIPER_FUZZ_SEED=\(settings.seed) VIPER_FUZZ_INDEX=\(index): edit \(edit)")
          break
        }
        code.edit()
      }
    }
  }

  /// Whatever was kept is refused, or can be built on and judged.
  @Test func nothingKeptCrashes() {
    let settings = FuzzSettings()
    let seeds = FuzzSeeds(corpus: settings.corpus)
    let base = Self.supply.all().base
    for index in settings.executions
      .lowerBound..<(settings.executions.lowerBound + max(1, settings.executions.count / Self.editsPerCode))
    {
      var random = SplitMix64(seed: settings.seed, index: index)
      let files = EditedCode(seeds, random: random).files
      let codebase = CodebaseLinker.link(files)
      let builder = ModelBuilder(codebase, threads: 1)
      let outlines = CodeOutlines(files, known: nil)
      let model = builder.build(by: DialectPins(), ([], base), threads: 1).bytes(Self.names)
      let roots = KnownRoots.bytes(builder.findRoots(by: DialectPins(), ([], base), threads: 1), Self.names)
      let code = builder.knownCode(outlines)?.bytes.withUnsafeBytes { Array($0) } ?? []
      for _ in 0..<(Self.editsPerCode * 5) {
        if let model = CodeModel(FactBytes(KeptMutation(model, random: &random).bytes), Self.names) {
          _ = (LintEngine.findings(in: model), model.bytes(Self.names))
        }
        if let roots = KnownRoots.read(FactBytes(KeptMutation(roots, random: &random).bytes), Self.names, in: codebase) {
          _ = builder.build(roots, builder.followValues(), threads: 1).bytes(Self.names)
        }
        guard !code.isEmpty, let mutant = KnownCode(FactBytes(KeptMutation(code, random: &random).bytes)),
          let known = outlines.changes(since: mutant.outlines).flatMap({ mutant.evaluation(of: codebase, after: $0) })
        else { continue }
        _ = ModelBuilder(codebase, known: known, threads: 1).build(by: DialectPins(), ([], base), threads: 1).bytes(Self.names)
      }
    }
  }

  private static func model(_ files: [(SourceFile, FileFacts)], _ cache: ModelCache?) -> [UInt8] {
    let (others, base) = supply.all()
    guard let cache else { return ModelBuilder.build(files, pins: DialectPins(), builtIns: others, base: base).bytes(names) }
    let outcome = cache.model(of: files, pins: DialectPins(), supply: supply, threads: 1)
    #expect(outcome.keep() == nil)
    return outcome.model.bytes(names)
  }
}
