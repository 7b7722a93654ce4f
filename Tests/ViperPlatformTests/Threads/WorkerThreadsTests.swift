import Foundation
import Testing

@testable import ViperPlatform

/// Items are done once each, and those that take too long are told of while they go on.
@Suite(.timeLimit(.minutes(1))) struct WorkerThreadsTests {
  @Test(arguments: [1, 2, 7, 100]) func resultsComeInTheOrderOfTheItems(_ threads: Int) {
    #expect(WorkerThreads.map(count: 50, threads: threads) { $0 * $0 } == (0..<50).map { $0 * $0 })
  }

  @Test(arguments: [1, 3, 50, 1000]) func stepsCoverAllItems(_ size: Int) {
    #expect(WorkerThreads.map(count: 50, inStepsOf: size, threads: 3) { $0 } == Array(0..<50))
  }

  @Test func nothingToDoIsDoneAtOnce() {
    #expect(WorkerThreads.map(count: 0, threads: 2) { $0 } == [])
    #expect(WorkerThreads.map(count: 0, inStepsOf: 10, threads: 2) { $0 } == [])
  }

  @Test(arguments: [1, 2]) func bothAreDone(_ threads: Int) {
    let (number, text) = WorkerThreads.both(threads: threads, { 1 }, { "b" })
    #expect(number == 1)
    #expect(text == "b")
  }

  /// A slow item goes on only when it has been told of, so that no machine is too slow or too fast for this.
  @Test func tellsOfEachSlowItemOnceAndStillHasItsResult() {
    let told = Told()
    let gates = [1: DispatchSemaphore(value: 0), 4: DispatchSemaphore(value: 0)]
    let results = WorkerThreads.map(
      count: 6, threads: 3, timeLimit: .milliseconds(20),
      stalled: { index in
        told.add(index)
        gates[index]?.signal()
      }
    ) { index in
      gates[index]?.wait()
      return index
    }
    #expect(results == Array(0..<6))
    #expect(told.items.filter { gates[$0] != nil }.sorted() == [1, 4])
    #expect(Set(told.items).count == told.items.count)
  }

  @Test func timeOfAnItemRunsFromItsOwnStart() {
    let told = Told()
    let gates = (0..<3).map { _ in DispatchSemaphore(value: 0) }
    let before = WorkerThreads.map(
      count: 3, threads: 1, timeLimit: .milliseconds(1),
      stalled: { index in
        told.add(index)
        gates[index].signal()
      }
    ) { index in
      let before = told.items
      gates[index].wait()
      return before
    }
    for index in 0..<3 {
      #expect(before[index].starts(with: 0..<index))
      #expect(before[index].allSatisfy { $0 <= index })
    }
  }

  @Test func noItemWithinTheLimitIsToldOf() {
    let told = Told()
    _ = WorkerThreads.map(count: 40, threads: 2, timeLimit: .seconds(3600), stalled: { told.add($0) }) { $0 }
    #expect(told.items.isEmpty)
  }

  @Test func deepRecursionHasRoomOnTheStack() {
    @Sendable func depth(_ left: Int) -> Int {
      withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { buffer in
        buffer[0] = 1
        return left == 0 ? 0 : depth(left - 1) + Int(buffer[0])
      }
    }
    #expect(WorkerThreads.map(count: 1, threads: 1) { _ in depth(20_000) } == [20_000])
  }
}

/// What has been told of, from whatever thread.
private final class Told: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [Int] = []

  func add(_ item: Int) { lock.withLock { list.append(item) } }

  var items: [Int] { lock.withLock { list } }
}
