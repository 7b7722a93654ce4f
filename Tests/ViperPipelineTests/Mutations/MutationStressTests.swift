import Foundation
import Testing
import ViperModel
import ViperRules
import ViperTestSupport

/// Mutants of the clean samples have exactly the findings that the recorded tables state, and every rule has a mutant.
///
/// `RECORD_SNAPSHOTS=1` records the tables and their summary, and fails; the compiler's verdicts are added by
/// `CompilationStressTests`.
@Suite struct MutationStressTests {
  /// Of so many mutants one is linted; other ones in each sample.
  private static let step = SlowTests.areWanted ? 1 : 24

  @Test(.enabled(if: !MutationTable.isRecorded), arguments: CleanSample.names)
  func hasTheFindingsOfTheTable(_ name: String) throws {
    let table = MutationTable(recorded: name)
    let all = try SampleMutants(of: name)
    let hasTheEdits = all.mutants.map { $0.lines(in: all.sample) } == table.rows.map(\.edit)
    try #require(hasTheEdits, "\(name) has other mutants; record them with RECORD_SNAPSHOTS=1 if this is meant")
    let start = CleanSample.names.firstIndex(of: name)! % Self.step
    let indices = Array(stride(from: min(start, table.rows.count - 1), to: table.rows.count, by: Self.step))
    for (index, row) in zip(indices, try all.rows(of: indices)) {
      var expected = table.rows[index]
      expected.compiler = ""
      #expect(row.text == expected.text, "a mutant of \(name); record with RECORD_SNAPSHOTS=1 if this is meant")
    }
  }

  @Test(.enabled(if: MutationTable.isRecorded)) func recordsTheTables() throws {
    let tables = try CleanSample.names.map { try SampleMutants(of: $0).table() }
    for table in tables { try table.record() }
    try MutationSummary(tables).record()
    Issue.record("recorded \(tables.map(\.rows.count).reduce(0, +)) mutants")
  }

  // MARK: what the tables have

  private static let tables = CleanSample.names.map(MutationTable.init(recorded:))

  @Test(.enabled(if: !MutationTable.isRecorded)) func theSummaryIsUpToDate() {
    #expect(MutationSummary(Self.tables).text == MutationSummary.recorded, "record it with RECORD_SNAPSHOTS=1")
  }

  /// The rules that no edit of a sample breaks yet.
  private static let unbroken: Set<String> = []

  @Test(arguments: RuleRegistry.builtIn.documented.map { $0.ids.expanded(over: Role.all) })
  func everyRuleHasAMutant(_ ids: [String]) {
    let rule = RuleRegistry.builtIn.rule(reporting: ids[0])!
    let isBroken = Self.tables.contains { $0.rows.contains { $0.rules.contains { MutationSummary.rule(rule, reports: $0) } } }
    #expect(
      isBroken != Self.unbroken.contains(ids[0]), "\(ids[0]): add a generator of mutants that it reports, and list no other rule")
  }

  @Test func everyKindOfEditHasAMutant() {
    let kinds = Set(Self.tables.flatMap { $0.rows.map(\.kind) })
    #expect(MutationGenerator.all.map(\.kind).filter { !kinds.contains($0) } == [])
  }
}
