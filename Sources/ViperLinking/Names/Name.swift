/// The number of an interned name in `NameInterner`; 0 is the empty name.
package typealias Name = Int32

/// The names that the linker itself uses, whose numbers are the same in every code base.
extension Name {
  package static let known = [
    "", "init", "subscript", "self", "Self", "nil", "R", "Optional", "Array", "Set", "ContiguousArray", "ArraySlice",
    "Dictionary", "View", "UIHostingController", "removeAll", "newValue", "oldValue", "Bool", "true", "false", "!", "&&", "||",
    "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=",
  ]
  package static let initializer: Name = 1
  package static let subscripting: Name = 2
  package static let lowerSelf: Name = 3
  package static let upperSelf: Name = 4
  package static let `nil`: Name = 5
  static let resources: Name = 6
  package static let optional: Name = 7
  package static let arrays: ClosedRange<Name> = 8...11
  static let dictionary: Name = 12
  /// SwiftUI's protocol.
  static let view: Name = 13
  static let hostingController: Name = 14
  /// Of a collection.
  static let removeAll: Name = 15
  /// What a setter or an observer is given, if it gives it no other name.
  static let newValue: Name = 16
  static let oldValue: Name = 17
  static let bool: Name = 18
  /// Literals, and operators whose result is a `Bool`.
  static let booleans: ClosedRange<Name> = 19...32
}

/// A map with few names, usually none; an empty one needs no allocation and no hashing.
struct NameMap<Value: Sendable>: Sendable {
  private var values: [Name: Value]?

  var isEmpty: Bool { values?.isEmpty ?? true }

  subscript(name: Name) -> Value? {
    get { values?[name] }
    set {
      if values == nil { values = [:] }
      values?[name] = newValue
    }
  }
}

/// The kinds of declarations of each name, to skip lookups of names that are never declared as that kind.
package struct NameUses: Sendable {
  struct Kind: OptionSet {
    let rawValue: UInt8
    static let member = Kind(rawValue: 1)
    /// A type, alias or extended external type at the top level.
    static let topLevelType = Kind(rawValue: 2)
    /// A type, alias or generic parameter inside a type.
    static let nestedType = Kind(rawValue: 4)
    /// A method or property that some protocol of the code base requires.
    static let requirement = Kind(rawValue: 8)
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
