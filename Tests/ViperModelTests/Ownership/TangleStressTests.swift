import Testing
import ViperModel
import ViperTestSupport

/// Code that is made to be hard on the search for cycles.
@Suite struct TangleStressTests {
  /// Classes that hold others, given by their numbers.
  private func cuts(of holdings: [[Int]]) throws -> [CycleCuts.Cut] {
    let classes = holdings.enumerated().map { number, held in
      let properties = held.enumerated().map { "var p\($0.offset): M\($0.element)Presenter?" }
      return """
        final class M\(number)Presenter { \(properties.joined(separator: "; ")) }
        final class M\(number)Interactor { weak var output: M\(number)Presenter? }
        """
    }
    let graph = try CodeModel(MarkedCode(classes.joined(separator: "\n")), dialect: "viper").graph
    return CycleCuts(OwnershipGraph(graph), wanted: { _ in [] }).cuts
  }

  /// Whether a property is read was found out by going through all uses of all types; here that took minutes.
  @Test(.timeLimit(.minutes(60))) func presentersThatAllHoldEachOther() throws {
    let count = 100
    let cuts = try cuts(of: (0..<count).map { number in (0..<count).filter { $0 != number } })
    // One direction of each pair.
    #expect(cuts.count == count * (count - 1) / 2)
    #expect(cuts.allSatisfy { $0.tangle == count * (count - 1) })
  }

  @Test(.timeLimit(.minutes(60))) func thousandsOfPresentersThatHoldThree() throws {
    let count = 2000
    let cuts = try cuts(of: (0..<count).map { number in [7, 31, 101].map { (number * $0 + 1) % count } })
    #expect(!cuts.isEmpty)
  }
}
