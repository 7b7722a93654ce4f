/// What the models say of one type.
struct FrameworkTable: Sendable {
  /// In the order of the files.
  private(set) var properties: [FrameworkProperty] = []
  /// The positions of properties by name.
  private var positions: [String: Int] = [:]
  private(set) var members: [String: [FrameworkMember]] = [:]
  private(set) var callbacks: [FrameworkCallback] = []
  private(set) var inherits: [String] = []
  private(set) var isData = false

  /// Adds what another model says of the type; it replaces what both have.
  mutating func add(_ type: FrameworkType) {
    for property in type.properties { put(property) }
    for member in type.members { members[member.name, default: []].put(member) { $0.hasSignature(of: member) } }
    for callback in type.callbacks { callbacks.put(callback) { $0.member.hasSignature(of: callback.member) } }
    inherits += type.inherits.filter { !inherits.contains($0) }
    isData = isData || type.isData
  }

  private mutating func put(_ property: FrameworkProperty) {
    if let position = positions[property.name] { return properties[position] = property }
    positions[property.name] = properties.count
    properties.append(property)
  }

  /// Adds what a farther type in the line of inheritance has.
  mutating func inherit(_ other: FrameworkTable) {
    for property in other.properties where positions[property.name] == nil { put(property) }
    members.merge(other.members, uniquingKeysWith: +)
    callbacks += other.callbacks
    isData = isData || other.isData
  }

  func property(_ name: String) -> FrameworkProperty? { positions[name].map { properties[$0] } }
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
