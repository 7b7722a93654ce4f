import Testing

/// Mutated samples and dialects through reading, linking and judging: nothing may crash, hang or leave its file.
///
/// A usual run is short. A long one:
///
///     VIPER_FUZZ_EXECUTIONS=200000 swift test -c release --filter FuzzTests
///
/// `VIPER_FUZZ_SEED` chooses other inputs, `VIPER_FUZZ_CORPUS` names a folder with more files to begin with, and
/// `VIPER_FUZZ_INDEX` runs one execution alone. A failure prints what to set to see it again; after a crash, that is in the
/// file `viper-fuzz-*/running` of the temporary folder. Executions depend on the seed, their index and the files to begin with.
@Suite struct FuzzTests {
  @Test func noInputCrashesHangsOrLeavesItsFile() throws {
    let failures = try FuzzRun(FuzzSettings()).failures()
    #expect(failures.isEmpty, "\(failures.map { "execution \($0.index): \($0.violations)" }.joined(separator: "\n"))")
  }
}
