/// Finds the naming patterns that a name fits without trying each: they are filed under the last byte that they fix.
struct NamePatternIndex<Value> {
  private struct Entry {
    var number: Int
    var pattern: NamePattern
    var value: Value
  }

  private var byLastByte = [[Entry]](repeating: [], count: 256)
  /// Patterns that end with the module's name.
  private var open: [Entry] = []
  private var count = 0

  mutating func add(_ pattern: NamePattern, _ value: Value) {
    let entry = Entry(number: count, pattern: pattern, value: value)
    count += 1
    if let last = pattern.lastByte { byLastByte[Int(last)].append(entry) } else { open.append(entry) }
  }

  /// What was added under each pattern that the name fits, with the module's name, in the order in which it was added.
  func matches(_ name: String) -> [(pattern: NamePattern, value: Value, stem: String)] {
    let closed = name.utf8.last.map { fitting(byLastByte[Int($0)], name) } ?? []
    let others = fitting(open, name)
    if others.isEmpty { return closed.map { ($0.0.pattern, $0.0.value, $0.1) } }
    return (closed + others).sorted { $0.0.number < $1.0.number }.map { ($0.0.pattern, $0.0.value, $0.1) }
  }

  private func fitting(_ entries: [Entry], _ name: String) -> [(Entry, String)] {
    var found: [(Entry, String)] = []
    for entry in entries {
      if let stem = entry.pattern.stem(of: name) { found.append((entry, stem)) }
    }
    return found
  }
}
