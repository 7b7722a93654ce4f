/// The local names of a body with their values, innermost last: a nearer one hides those of the same name.
struct LocalScope {
  private var entries: [(name: Name, value: Value)] = []

  /// How many there are: `leave` goes back to it.
  var count: Int { entries.count }

  mutating func declare(_ name: Name, _ value: Value) { entries.append((name, value)) }

  /// Forgets what was declared since there were so many.
  mutating func leave(to count: Int) { entries.removeLast(entries.count - count) }

  /// By position: only the value that is asked for is copied.
  subscript(name: Name) -> Value? { entries.lastIndex { $0.name == name }.map { entries[$0].value } }

  /// A local that gets its value later: each assignment may be the one.
  mutating func assign(_ value: Value, to name: Name) {
    guard let position = entries.lastIndex(where: { $0.name == name }) else { return }
    entries[position].value.sources.formUnion(value.sources)
    if entries[position].value.type.isUnknown { entries[position].value.type = value.type }
  }
}
