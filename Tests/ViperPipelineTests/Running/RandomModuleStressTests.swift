#if os(Linux)
  import Foundation
  import Testing
  import ViperRules
  import ViperTestSupport

  /// Modules that were made up are run: what `--fix` leaves does what it did before, and leaks no more.
  ///
  /// `.scripts/run-modules COUNT [SEED]` runs as many as one wants, and prints what the linter says beside what was seen.
  @Suite(.serialized) struct RandomModuleStressTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let asked = environment["VIPER_MODULES"].flatMap(Int.init)
    private static let count = asked ?? (SlowTests.areWanted ? 2_000 : 40)
    private static let first = environment["VIPER_SEED"].flatMap(Int.init) ?? 0
    /// So many are compiled together.
    private static let batch = 40

    /// So many of a hundred modules have something that `--fix` can settle.
    private static let leastShare = 43

    /// Each fix, and the edits of each finding alone: they compile without a new warning, nothing that lived while the module was
    /// shown dies, no call meets nothing that met an object, no more is left in the end, and the finding is gone.
    @Test func editsDoNoHarm() throws {
      var (edited, harmed, settled, unsettled) = (0, 0, 0, 0)
      var table = RunTable()
      for start in stride(from: Self.first, to: Self.first + Self.count, by: Self.batch) {
        let trial = try ModuleTrial(
          seeds: start..<min(start + Self.batch, Self.first + Self.count), settles: true)
        for result in trial.results {
          let title = result.linted.module.title
          #expect(result.before.errors == [], "\(title) does not compile")
          table.add(result)
          edited += result.fixed == nil ? 0 : 1
          harmed += result.harm.isEmpty ? 0 : 1
          #expect(result.harm == [], "\(title) after '--fix'")
          for finding in result.settled {
            settled += 1
            unsettled += finding.harm(to: result.before).isEmpty ? 0 : 1
            #expect(
              finding.harm(to: result.before) == [],
              "\(title) after the edits of '\(finding.finding.rule)'")
          }
        }
      }
      #expect(
        edited * 100 >= Self.count * Self.leastShare, "only \(edited) of \(Self.count) are edited, and doing nothing is no harm")
      print("\(Self.count) modules from seed \(Self.first): \(edited) edited, \(harmed) harmed")
      print("\(settled) findings with edits: \(unsettled) harm")
      if Self.asked != nil { print(table.text) }
    }

    /// Where it cannot be told what a property gets, or something outside keeps a part, nothing dies, whatever is edited.
    @Test(arguments: [RandomModule.Twist.handing, .outside]) func editsOfWhatIsHardToSeeThroughDoNoHarm(
      _ twist: RandomModule.Twist
    ) throws {
      for start in stride(from: Self.first, to: Self.first + Self.count / 2, by: Self.batch) {
        let seeds = start..<min(start + Self.batch, Self.first + Self.count / 2)
        for result in try ModuleTrial(seeds: seeds, twist: twist).results {
          let title = result.linted.module.title
          #expect(result.before.errors == [], "\(title) does not compile")
          #expect(result.harm == [], "\(title) after '--fix'")
        }
      }
    }

    /// Without a fault a module does what it should, and nothing is left of it: what is seen is not the stubs' doing.
    @Test func modulesWithoutFaultAreWhole() throws {
      let modules = (0..<120).map { RandomModule(seed: $0) }.filter { !$0.hasFault }
      #expect(modules.count > 20)
      let outcomes = try VariantProgram(modules.map { ModuleVariant($0) }).outcomes
      for module in modules {
        let outcome = try #require(outcomes[module.name])
        #expect(outcome.record?.leaked == [], "\(module.title)")
        #expect(outcome.record?.missed == [], "\(module.title)")
        #expect(outcome.record?.isBroken(view: module.view) == false, "\(module.title)")
      }
    }

    @Test func aSeedIsAlwaysTheSameModule() {
      #expect(RandomModule(seed: 7).files.map(\.text) == RandomModule(seed: 7).files.map(\.text))
      #expect(Set((0..<2_000).map { RandomModule(seed: $0).name }).count == 2_000)
    }
  }
#endif
