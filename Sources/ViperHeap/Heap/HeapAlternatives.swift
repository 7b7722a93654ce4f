/// What each of several ways leaves in slots, of which one has been taken: for each slot a chain of values.
struct HeapAlternatives {
  private struct Link {
    var value: Held
    var way: Int
    /// The position of another way's; negative for none.
    var before: Int
  }

  /// The number of ways.
  let count: Int
  /// Of two ways, the one whose outcome is what slots hold, while the other one's is what the journal has; nil if all are links.
  var leftInPlace: Int?
  private var links: [Link] = []

  init(count: Int, leftInPlace: Int? = nil) { (self.count, self.leftInPlace) = (count, leftInPlace) }

  /// Adds a link to a chain, and returns its position.
  mutating func add(_ value: Held, _ way: Int, before: Int) -> Int {
    links.append(Link(value: value, way: way, before: before))
    return links.count - 1
  }

  /// What a way leaves in the slot of the chain that ends at a position; nil if it does not set it.
  func value(after way: Int, from position: Int) -> Held? {
    var position = position
    while position >= 0, links[position].way != way { position = links[position].before }
    return position < 0 ? nil : links[position].value
  }
}
