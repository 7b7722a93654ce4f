/// The number of an interned name in `NameInterner`; 0 is the empty name.
package typealias Name = Int32

/// The names that the linker itself uses, whose numbers are the same in every code base.
extension Name {
  package static let known = [
    "", "init", "subscript", "self", "Self", "nil", "R", "Optional", "Array", "Set", "ContiguousArray", "ArraySlice",
    "Dictionary", "View", "UIHostingController",
  ]
  package static let initializer: Name = 1
  static let subscripting: Name = 2
  static let lowerSelf: Name = 3
  static let upperSelf: Name = 4
  package static let `nil`: Name = 5
  static let resources: Name = 6
  package static let optional: Name = 7
  package static let arrays: ClosedRange<Name> = 8...11
  static let dictionary: Name = 12
  /// SwiftUI's protocol.
  static let view: Name = 13
  static let hostingController: Name = 14
}
