/// A sparse array whose values are set once, without hashing: each position has an index into the values.
struct SparseArray<Value: Sendable>: Sendable {
  /// The index of each position's value; -1 for none.
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
