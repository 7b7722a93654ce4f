import Testing

@testable import ViperModel

/// The roots that make one code base.
@Suite struct RootPoolsTests {
  @Test func areAnAppWithWhatItUses() {
    let pools = RootPools.pools(paths: ["App", "Home", "Kit", "Other"], used: [[1], [2], [], []], apps: [0])
    #expect(pools == [[0, 1, 2], [0, 1, 2], [0, 1, 2], [3]])
  }

  @Test func areTwoForTwoAppsNextToEachOther() {
    let pools = RootPools.pools(paths: ["A", "B", "ALogin", "Kit"], used: [[2, 3], [3], [], []], apps: [0, 1])
    #expect(pools == [[0, 2, 3], [1, 3], [0, 2, 3], [3]])
  }

  @Test func areConnectedWithoutAnApp() {
    #expect(RootPools.pools(paths: ["A", "B", "C"], used: [[1], [], [1]], apps: []) == [[0, 1, 2], [0, 1, 2], [0, 1, 2]])
  }

  @Test func areAllInTheFolderOfOneAroundThem() {
    #expect(RootPools.pools(paths: [".", "A", "B"], used: [[], [2], []], apps: [1]) == [[0, 1, 2], [1, 2], [1, 2]])
    #expect(
      RootPools.pools(paths: ["X", "X/A", "X/B", "Y"], used: [[], [], [], []], apps: [1]) == [[0, 1, 2], [1], [0, 1, 2], [3]])
    #expect(RootPools.pools(paths: [".", "A", "B"], used: [[], [], []], apps: [1, 2]) == [[0], [1], [2]])
  }
}
