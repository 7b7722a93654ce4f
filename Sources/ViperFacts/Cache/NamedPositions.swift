/// Positions by names, found by their bytes without a `String` of any.
struct NamedPositions: Sendable {
  private var names: NameCollector
  /// By the names' numbers; the empty name has none.
  private var positions = [0]

  init(expected: Int) { names = NameCollector(expected: expected) }

  /// The first position counts where a name occurs again.
  mutating func add(_ name: UnsafeBufferPointer<UInt8>, _ position: Int) {
    if Int(names.id(of: name)) == positions.count { positions.append(position) }
  }

  subscript(name: String) -> Int? {
    guard let id = names.known(name), id != NameTable.none else { return nil }
    return positions[Int(id)]
  }
}
