/// The code around a use of a type, as far as rules tell it apart.
package struct UsageContext: OptionSet, Sendable, Hashable, BitwiseCopyable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Inside an initializer.
  package static let initializer = UsageContext(rawValue: 1)
  /// Inside a body that assembles a module.
  package static let assembly = UsageContext(rawValue: 2)
  /// A member of what was reached is read: `presenter.photo.title`, at `title`.
  package static let memberRead = UsageContext(rawValue: 4)
  /// Not written by hand in a declaration: the type was inferred.
  package static let inferred = UsageContext(rawValue: 8)
  /// The declared type is none of the code base's; what is put into the property tells.
  package static let assigned = UsageContext(rawValue: 16)
  /// In the signature of a method that another module's published interface requires.
  package static let published = UsageContext(rawValue: 32)
  /// In a static member.
  package static let staticMember = UsageContext(rawValue: 64)
}
