#if os(Linux)
  import ViperPlatform
  import ViperRules
  import ViperTestSupport

  /// Modules that were linted, compiled and run, as they are and after edits.
  struct ModuleTrial {
    /// A module after the edits of one finding.
    struct Settled {
      let finding: Finding
      let outcome: VariantProgram.Outcome
      /// What the linter says then that it did not say before, or still says.
      let remarks: [String]

      /// What a user who follows the finding would not want.
      func harm(to before: VariantProgram.Outcome) -> [String] {
        remarks + outcome.differences(from: before)
      }
    }

    struct Result {
      let linted: LintedModule
      let before: VariantProgram.Outcome
      /// After `--fix`; nil for a module that it leaves alone.
      let fixed: VariantProgram.Outcome?
      let settled: [Settled]

      /// What `--fix` does to the module that a user would not want.
      var harm: [String] { fixed?.differences(from: before) ?? [] }
    }

    /// In the order of the seeds.
    let results: [Result]

    /// - Parameters:
    ///   - seeds: of modules that are compiled together.
    ///   - settles: whether the edits of each finding are tried alone.
    ///   - twist: what is done to each.
    init(seeds: Range<Int>, settles: Bool = false, twist: RandomModule.Twist? = nil) throws {
      let scratch = try ScratchFolder()
      let linted = try WorkerThreads.map(count: seeds.count, threads: Self.threads) { index in
        Swift.Result {
          try LintedModule(
            RandomModule(seed: seeds.lowerBound + index, twist: twist), in: scratch, settles: settles)
        }
      }.map { try $0.get() }
      let outcomes = try VariantProgram(linted.flatMap(\.variants)).outcomes
      results = linted.map { linted in
        Result(
          linted: linted, before: outcomes[linted.module.name]!,
          fixed: outcomes[linted.module.name + LintedModule.fixedSuffix],
          settled: linted.settled.enumerated().map { index, settled in
            Settled(
              finding: settled.finding,
              outcome: outcomes[linted.module.name + LintedModule.suffix(index)]!,
              remarks: settled.remarks)
          })
      }
    }

    private static let threads = 2
  }
#endif
