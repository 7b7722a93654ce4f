/// The kinds of declarations of each name, to skip lookups of names that are never declared as that kind.
package struct NameUses: Sendable {
  struct Kind: OptionSet {
    let rawValue: UInt8
    static let member = Kind(rawValue: 1)
    /// A type, alias or extended external type at the top level.
    static let topLevelType = Kind(rawValue: 2)
    /// A type, alias or generic parameter inside a type.
    static let nestedType = Kind(rawValue: 4)
  }

  private var kinds: [UInt8] = []

  mutating func insert(_ kind: Kind, of name: Name) {
    if Int(name) >= kinds.count { kinds += repeatElement(0, count: Int(name) + 1 - kinds.count) }
    kinds[Int(name)] |= kind.rawValue
  }

  func isDisjoint(_ kinds: Kind, of name: Name) -> Bool {
    Int(name) >= self.kinds.count || self.kinds[Int(name)] & kinds.rawValue == 0
  }

  func contains(_ kind: Kind, of name: Name) -> Bool {
    Int(name) < kinds.count && kinds[Int(name)] & kind.rawValue != 0
  }
}
