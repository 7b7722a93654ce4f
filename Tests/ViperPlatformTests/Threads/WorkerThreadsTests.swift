import Synchronization
import Testing
import ViperPlatform

/// Items are done once each, and those that take too long are told of while they go on.
@Suite(.timeLimit(.minutes(1))) struct WorkerThreadsTests {
  @Test(arguments: [1, 2, 7, 100]) func resultsComeInTheOrderOfTheItems(_ threads: Int) {
    #expect(WorkerThreads.map(count: 50, threads: threads) { $0 * $0 } == (0..<50).map { $0 * $0 })
  }

  @Test func nothingToDoIsDoneAtOnce() {
    #expect(WorkerThreads.map(count: 0, threads: 2) { $0 } == [])
  }

  @Test func tellsOfEachSlowItemOnceAndStillHasItsResult() {
    let stalled = Mutex<[Int]>([])
    let results = WorkerThreads.map(
      count: 6, threads: 3, timeLimit: .milliseconds(50), stalled: { index in stalled.withLock { $0.append(index) } }
    ) { index in
      if index == 1 || index == 4 { usleep(400_000) }
      return index
    }
    #expect(results == Array(0..<6))
    #expect(stalled.withLock { $0.sorted() } == [1, 4])
  }

  @Test func manyQuickItemsAreNotSlow() {
    let stalled = Mutex(0)
    _ = WorkerThreads.map(count: 40, threads: 1, timeLimit: .milliseconds(200), stalled: { _ in stalled.withLock { $0 += 1 } }) {
      _ in usleep(10_000)
    }
    #expect(stalled.withLock { $0 } == 0)
  }
}
