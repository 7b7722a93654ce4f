/// The local names of a body with their values, innermost last, so that an inner name shadows an outer one.
struct LocalScope {
  private var entries: [(name: Name, value: Value, meaning: Meaning)] = []

  /// The number of entries, to restore with `leave`.
  var count: Int { entries.count }

  /// - Parameter meaning: what the name means where it occurs.
  mutating func declare(_ name: Name, _ value: Value, _ meaning: Meaning) { entries.append((name, value, meaning)) }

  /// Removes the entries added since `count` was read.
  mutating func leave(to count: Int) { entries.removeLast(entries.count - count) }

  /// What a name means, and its value; by position, so that only one value is copied.
  func entry(of name: Name) -> (value: Value, meaning: Meaning)? {
    entries.lastIndex { $0.name == name }.map { (entries[$0].value, entries[$0].meaning) }
  }

  subscript(name: Name) -> Value? { entry(of: name)?.value }

  /// Adds the sources of an assignment to a local, which may have any of its assigned values.
  mutating func assign(_ value: Value, to name: Name) {
    guard let position = entries.lastIndex(where: { $0.name == name }) else { return }
    entries[position].value.sources.formUnion(value.sources)
    if entries[position].value.type.isUnknown { entries[position].value.type = value.type }
  }
}
