/// What is known of some declarations, by their slots: a number for each, so that there is nothing to hash.
struct SlotTable<Value: Sendable>: Sendable {
  /// By slot, where its value stands; -1 for none.
  private var positions: [Int32]
  private var values: [Value] = []

  init(slots: Int) { positions = Array(repeating: -1, count: slots) }

  subscript(slot: Int) -> Value? {
    let position = positions[slot]
    return position < 0 ? nil : values[Int(position)]
  }

  /// A slot's value, which is set once.
  mutating func insert(_ value: Value, for slot: Int) {
    positions[slot] = Int32(values.count)
    values.append(value)
  }
}
