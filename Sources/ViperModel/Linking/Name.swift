/// A name's position in `NameInterner`; 0 is the empty name.
typealias Name = Int32

/// Names that linking asks for by their meaning: their numbers are the same in every code base.
extension Name {
  static let known = [
    "", "init", "subscript", "self", "Self", "nil", "R", "Optional", "Array", "Set", "ContiguousArray", "ArraySlice",
    "Dictionary",
  ]
  static let initializer: Name = 1
  static let subscripting: Name = 2
  static let lowerSelf: Name = 3
  static let upperSelf: Name = 4
  static let `nil`: Name = 5
  static let resources: Name = 6
  static let optional: Name = 7
  static let arrays: ClosedRange<Name> = 8...11
  static let dictionary: Name = 12
}
