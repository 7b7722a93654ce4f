/// Interns stems, the module's names in type names, so that they are compared and looked up as numbers.
struct StemInterner: Sendable {
  typealias ID = Int

  /// The empty stem: a base type's.
  static let none = 0

  private var texts = [""]
  private var ids = ["": none]

  /// - Parameter expected: the capacity to reserve.
  init(expected: Int) { ids.reserveCapacity(expected) }

  var count: Int { texts.count }

  subscript(id: ID) -> String { texts[id] }

  /// The stem without the prefix `Base`: `BaseLogin` may be a part of `Login`. Nil where no name has that stem.
  func withoutBase(_ id: ID) -> ID? {
    let text = texts[id]
    return text.hasPrefix("Base") && text.utf8.count > 4 ? self.id(of: String(text.dropFirst(4))) : nil
  }

  func id(of text: String) -> ID? { ids[text] }

  mutating func intern(_ text: String) -> ID {
    if let id = ids[text] { return id }
    ids[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}
