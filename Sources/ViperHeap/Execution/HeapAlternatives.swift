import ViperLinking

/// Changes of which one has happened.
struct HeapAlternatives {
  private struct Entry {
    var slot: HeapState.SlotID
    var way: Int
    var value: Held
  }

  let count: Int
  /// By slot, then by way.
  private var entries: [Entry] = []

  init(_ changes: [HeapState.Change]) {
    count = changes.count
    for (way, change) in changes.enumerated() {
      for (slot, value) in change { entries.append(Entry(slot: slot, way: way, value: value)) }
    }
    entries.sort { ($0.slot, $0.way) < ($1.slot, $1.way) }
  }

  /// The slots that a change has set.
  var slots: [HeapState.SlotID] {
    entries.indices.filter { $0 == 0 || entries[$0 - 1].slot != entries[$0].slot }.map { entries[$0].slot }
  }

  /// What a change has stored in a slot.
  func value(of slot: HeapState.SlotID, after way: Int) -> Held? {
    let position = entries.partitioningIndex { ($0.slot, $0.way) >= (slot, way) }
    guard position < entries.count, entries[position].slot == slot, entries[position].way == way else { return nil }
    return entries[position].value
  }
}
