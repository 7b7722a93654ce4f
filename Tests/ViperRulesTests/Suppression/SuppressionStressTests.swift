import Testing

/// A comment that is as long as a file.
@Suite struct SuppressionStressTests {
  /// Each unknown rule would be compared with all that there are; here that took a minute.
  @Test(.timeLimit(.minutes(60))) func aCommentMayNameAnyNumberOfRules() throws {
    let rules = (0..<50_000).map { "retain-cycel\($0)" }.joined(separator: ",")
    let found = try SuppressionTests.findings(
      SuppressionTests.code(before: "// viper-lint:disable:next \(rules),retain-cycle - why"))
    #expect(found.sorted() == ["invalid-suppression new", "retain-cycle suppressed (why)"])
  }
}
