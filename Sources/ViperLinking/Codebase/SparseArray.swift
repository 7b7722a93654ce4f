/// Values of some of many positions, each set once: a number for every position, and nothing to hash.
struct SparseArray<Value: Sendable>: Sendable {
  /// By position, where its value is; -1 for none.
  private var places: [Int32]
  private var values: [Value] = []

  init(count: Int) { places = Array(repeating: -1, count: count) }

  subscript(position: Int) -> Value? {
    let place = places[position]
    return place < 0 ? nil : values[Int(place)]
  }

  mutating func insert(_ value: Value, at position: Int) {
    places[position] = Int32(values.count)
    values.append(value)
  }
}
