internal import Foundation

/// A work queue that hands out items one by one and records the start of each.
final class WorkQueue: @unchecked Sendable {
  let count: Int
  private let work: @Sendable (Int) -> Void
  /// Guards the properties below; signalled when the last item is finished.
  private let condition = NSCondition()
  private var next = 0
  private var finished = 0
  private var starts: [Int: ContinuousClock.Instant] = [:]

  init(count: Int, work: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.work = work
  }

  func drain() {
    while let index = take() {
      work(index)
      finish(index)
    }
  }

  /// Waits until all items are finished and returns nil, or returns an item that exceeds the time limit, each once.
  func waitForEnd(_ limit: Duration) -> Int? {
    condition.withLock {
      while finished < count {
        let oldest = starts.min { $0.value < $1.value }
        let patience = limit - (oldest.map { $0.value.duration(to: .now) } ?? .zero)
        if let oldest, patience <= .zero {
          starts[oldest.key] = nil
          return oldest.key
        }
        wait(patience)
      }
      return nil
    }
  }

  private func take() -> Int? {
    condition.withLock {
      guard next < count else { return nil }
      starts[next] = .now
      next += 1
      return next - 1
    }
  }

  private func finish(_ index: Int) {
    condition.withLock {
      starts[index] = nil
      finished += 1
      if finished == count { condition.signal() }
    }
  }

  /// Waits for at most an hour and by the wall clock; the caller checks the time again.
  private func wait(_ patience: Duration) {
    let (seconds, attoseconds) = min(patience, .seconds(3600)).components
    _ = condition.wait(until: Date(timeIntervalSinceNow: Double(seconds) + Double(attoseconds) / 1e18))
  }
}
