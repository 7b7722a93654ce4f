import ViperFacts

/// The dialects of a cached model: pinned and learned ones are written as their position, built-in ones by name.
struct SnapshotDialects {
  private var pinned: [Dialect]
  private let supply: DialectSupply
  private var known: [String: Dialect] = [:]

  init(_ pins: DialectPins, _ supply: DialectSupply) {
    pinned = pins.all
    self.supply = supply
  }

  /// - Parameter learned: the dialects that the run learned for itself.
  func with(_ learned: [Dialect]) -> Self {
    var dialects = self
    dialects.pinned += learned
    return dialects
  }

  func write(_ dialect: Dialect, to writer: inout SnapshotWriter) {
    let position = pinned.firstIndex(of: dialect)
    writer.write(position)
    if position == nil { writer.write(dialect.name) }
  }

  mutating func read(from reader: inout SnapshotReader) -> Dialect {
    if reader.bool() {
      let position = reader.int()
      return pinned.indices.contains(position) ? pinned[position] : reader.fail(Dialect(name: ""))
    }
    let name = reader.text()
    guard let dialect = known[name] ?? supply.named(name) else { return reader.fail(Dialect(name: name)) }
    known[name] = dialect
    return dialect
  }
}
