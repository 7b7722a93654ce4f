import Testing
import ViperTestSupport

@testable import ViperModel

/// Thousands of parts behind one protocol.
@Suite struct ArchitectureStressTests {
  /// Asking each presenter who holds any of the protocol's takes millions of steps.
  @Test(.timeLimit(.minutes(60))) func presentersOfOneProtocolAreJudged() throws {
    let count = SlowTests.areWanted ? 4_000 : 1_500
    let presenters = (0..<count).map { n in
      "final class P\(n)Presenter: Presenting {}\nfinal class P\(n)Interactor { var output: Presenting? }\n"
    }
    let groups = try ClassifiedCode("protocol Presenting: AnyObject {}\n" + presenters.joined()).model.dialects[0].architectures
    #expect(groups.map(\.architecture) == [.cleanSwift])
  }
}
