import Testing
import ViperTestSupport

@testable import ViperLinking

@Suite struct InheritanceStressTests {
  /// They have 200 million supertypes together.
  @Test(.timeLimit(.minutes(60))) func aChainOfTwentyThousandClassesIsLinked() {
    #expect(LinkedCode(InheritanceTests.chain(SlowTests.areWanted ? 20_000 : 6_000)).codebase.exceededLimits.count == 1)
  }
}
