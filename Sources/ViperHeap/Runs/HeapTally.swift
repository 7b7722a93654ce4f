/// How much is known of what the objects of entries hold, once they are assembled.
package struct HeapTally: Sendable {
  package private(set) var entries = 0
  package private(set) var objects = 0
  /// The slots whose content is certain.
  package private(set) var definite = 0
  /// Those that hold one of several things.
  package private(set) var perhaps = 0
  /// Those that may hold something that is not known.
  package private(set) var unknown = 0
  /// The same by reason; a slot may have several.
  package private(set) var reasons: [String: Int] = [:]
  /// How often a limit has ended an execution.
  package let exceeded: Int

  package init(_ run: HeapRun) {
    exceeded = run.exceeded
    for report in run.reports {
      entries += 1
      for object in report.snapshots.first?.objects ?? [] where object.isInstance && !object.isFromOutside { add(object) }
    }
  }

  private mutating func add(_ object: HeapReport.Object) {
    objects += 1
    for slot in object.slots {
      if slot.isDefinite {
        definite += 1
      } else if slot.unknown.isEmpty {
        perhaps += 1
      } else {
        unknown += 1
        for reason in slot.unknown { reasons[reason, default: 0] += 1 }
      }
    }
  }

  /// A line each for entries, slots and reasons.
  package var text: String {
    let slots = max(1, definite + perhaps + unknown)
    func share(_ count: Int) -> String { "\(count) (\(count * 100 / slots) %)" }
    let why = reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\n  \($0.key): \($0.value)" }.joined()
    return """
      \(entries) entries make \(objects) objects
      of what these hold: \(share(definite)) certain, \(share(perhaps)) one of several, \(share(unknown)) not known\(why)
      limits exceeded: \(exceeded)
      """
  }
}
