#if os(Linux)
  import Foundation
  import Testing
  import ViperTestSupport

  /// What is said of the objects of modules that were made up is what a run of them shows.
  ///
  /// `.scripts/run-heap COUNT [SEED]` compares as many as one wants, and prints the totals.
  @Suite(.serialized) struct HeapAgainstRunStressTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let asked = environment["VIPER_HEAPS"].flatMap(Int.init)
    private static let count = asked ?? (SlowTests.areWanted ? 2_000 : 40)
    private static let first = environment["VIPER_SEED"].flatMap(Int.init) ?? 0
    /// So many are compiled together.
    private static let batch = 40

    /// Of modules as they are written, of those where it is hard to see what a property gets, and of those of which something outside
    /// keeps a part.
    @Test(arguments: [nil, RandomModule.Twist.handing, .outside]) func reportsSayWhatRunsShow(_ twist: RandomModule.Twist?) throws
    {
      #expect(try totals(twist).contradictions == [])
    }

    private func totals(_ twist: RandomModule.Twist?) throws -> HeapTotals {
      var totals = HeapTotals()
      for start in stride(from: Self.first, to: Self.first + Self.count, by: Self.batch) {
        let seeds = start..<min(start + Self.batch, Self.first + Self.count)
        let modules = seeds.map { RandomModule(seed: $0, twist: twist) }
        let outcomes = try VariantProgram(modules.map { ModuleVariant($0) }).outcomes
        for module in modules {
          let run = try #require(outcomes[module.name]?.heap)
          let said = try ReportedApp(module)
          if let report = said.report {
            totals.add(HeapComparison(report, run, module: module.name, values: said.values), of: module.title)
          } else {
            totals.add(contradiction: "\(module.title): its app starts nothing")
          }
        }
      }
      if Self.asked != nil { print(([totals.text] + totals.contradictions).joined(separator: "\n")) }
      return totals
    }
  }
#endif
