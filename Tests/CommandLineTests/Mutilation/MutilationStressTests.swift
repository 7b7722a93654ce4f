import Testing

/// Apps with files missing, cut or twice, with types called like a framework's, mixed with others: each has its report.
///
/// A usual run is short. A long one, by a linter that was built before:
///
///     VIPER_MUTANTS=20000 VIPER_MUTANTS_LINTER=.build/release/viper-lint swift test --filter MutilationStressTests
///
/// `VIPER_MUTANTS_SEED` chooses other mutants, and `VIPER_MUTANTS_INDEX` runs one alone. A failure prints what to set to see it
/// again, and where its files are.
@Suite struct MutilationStressTests {
  @Test func everyMutantHasItsReport() throws {
    let failures = try MutilationRun(MutilationSettings()).failures()
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }
}
