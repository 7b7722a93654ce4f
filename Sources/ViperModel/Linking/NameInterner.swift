/// Names of the whole code base, each once.
struct NameInterner: Sendable {
  private(set) var texts: [String] = [""]
  private var ids: [String: Name] = ["": 0]

  mutating func intern(_ text: String) -> Name {
    if let known = ids[text] { return known }
    let id = Name(texts.count)
    texts.append(text)
    ids[text] = id
    return id
  }

  /// The name's number if it occurs anywhere.
  func known(_ text: String) -> Name? { ids[text] }

  subscript(name: Name) -> String { texts[Int(name)] }
}

/// A name's position in `NameInterner`; 0 is the empty name.
typealias Name = Int32
