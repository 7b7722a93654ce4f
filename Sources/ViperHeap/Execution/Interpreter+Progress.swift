/// Whether what has been executed has changed anything, so that executing it again may change more.
extension Interpreter {
  struct Progress {
    var mark: HeapState.Mark
    var steps: Int
    var events: Int
    /// What only grows.
    var counts: [Int]
  }

  var progress: Progress {
    Progress(
      mark: state.mark, steps: steps, events: events.count,
      counts: [objects.count, manyCount, nilSteps.count, assignments.count, later.count, exceeded])
  }

  /// - Parameter timesLeft: how often it would be executed again; a limit that ends it then makes a difference.
  func hasMade(progressSince before: Progress, timesLeft: Int) -> Bool {
    let now = progress
    return now.counts != before.counts || state.hasChanged(since: before.mark)
      || steps + 3 * timesLeft * (steps - before.steps) > limits.steps
      || events[before.events...].contains { !events[..<before.events].contains($0) }
  }
}
