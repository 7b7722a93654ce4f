import Foundation
import Testing
import ViperPlatform

/// Items are done once each, and those that take too long are told of while they go on.
@Suite(.timeLimit(.minutes(60))) struct WorkerThreadsTests {
  @Test(arguments: [1, 2, 7, 100]) func resultsComeInTheOrderOfTheItems(_ threads: Int) {
    #expect(WorkerThreads.map(count: 50, threads: threads) { $0 * $0 } == (0..<50).map { $0 * $0 })
  }

  @Test func nothingToDoIsDoneAtOnce() {
    #expect(WorkerThreads.map(count: 0, threads: 2) { $0 } == [])
  }

  /// Items 1 and 4 go on until they have been reported; how long the others take does not matter.
  @Test func reportsEachSlowItemOnceAndStillHasItsResult() {
    let reported = Gates()
    let results = WorkerThreads.map(count: 6, threads: 3, timeLimit: .milliseconds(1), stalled: reported.open) { index in
      if index == 1 || index == 4 { reported.wait(for: index) }
      return index
    }
    #expect(results == Array(0..<6))
    #expect(Set(reported.all).isSuperset(of: [1, 4]))
    #expect(Set(reported.all).count == reported.all.count)
  }

  /// The time of an item runs from its own start.
  @Test func itemsThatHaveNotStartedAreNotSlow() {
    let reported = Gates()
    let before = WorkerThreads.map(count: 3, threads: 1, timeLimit: .milliseconds(1), stalled: reported.open) { index in
      let before = reported.all
      reported.wait(for: index)
      return before
    }
    #expect(before == [[], [0], [0, 1]])
  }
}

/// Numbers that threads wait for, in the order in which they came.
private final class Gates: @unchecked Sendable {
  private let lock = NSLock()
  private var numbers: [Int] = []

  var all: [Int] { lock.withLock { numbers } }

  func open(_ number: Int) { lock.withLock { numbers.append(number) } }

  func wait(for number: Int) { while !all.contains(number) { sched_yield() } }
}
