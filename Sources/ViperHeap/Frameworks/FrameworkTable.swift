/// What the models say of one type, without what it inherits.
struct FrameworkTable: Sendable {
  /// In the order of the files.
  private(set) var properties: [FrameworkProperty] = []
  private(set) var members: [String: [FrameworkMember]] = [:]
  private(set) var callbacks: [FrameworkCallback] = []
  private(set) var inherits: [String] = []
  private(set) var isData = false

  /// Adds what another model says of the type; it replaces what both have.
  mutating func add(_ type: FrameworkType) {
    for property in type.properties { properties.put(property) { $0.name == property.name } }
    for member in type.members { members[member.name, default: []].put(member) { $0.hasSignature(of: member) } }
    for callback in type.callbacks { callbacks.put(callback) { $0.member.hasSignature(of: callback.member) } }
    inherits += type.inherits.filter { !inherits.contains($0) }
    isData = isData || type.isData
  }

  func property(_ name: String) -> FrameworkProperty? { properties.first { $0.name == name } }
}

extension Array {
  /// Puts an element in the place of the first that matches, else at the end.
  mutating func put(_ element: Element, where matches: (Element) -> Bool) {
    if let index = firstIndex(where: matches) { self[index] = element } else { append(element) }
  }
}

extension FrameworkMember {
  func hasSignature(of other: FrameworkMember) -> Bool {
    name == other.name && labels == other.labels && isStatic == other.isStatic
  }
}
