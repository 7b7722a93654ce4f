/// The context of a usage, as far as rules distinguish it.
package struct UsageContext: OptionSet, Sendable, Hashable, BitwiseCopyable {
  package let rawValue: UInt64
  package init(rawValue: UInt64) { self.rawValue = rawValue }
  /// The usage is in an initializer.
  package static let initializer = UsageContext(rawValue: 1)
  /// The usage is in a body that assembles a module.
  package static let assembly = UsageContext(rawValue: 2)
  /// A member of the reached value is read, as at `title` in `presenter.photo.title`.
  package static let memberRead = UsageContext(rawValue: 4)
  /// The type is inferred instead of written in a declaration.
  package static let inferred = UsageContext(rawValue: 8)
  /// The declared type of the property is external; the usage is of an assigned type. Or a chain ends in a member that is assigned to.
  package static let assigned = UsageContext(rawValue: 16)
  /// The usage is in the signature of a method that another module's published interface requires.
  package static let published = UsageContext(rawValue: 32)
  /// The usage is in a static member.
  package static let staticMember = UsageContext(rawValue: 64)
  /// A value is only asked whether it has the type, by `is` or by a cast whose result nothing reads.
  package static let typeCheck = UsageContext(rawValue: 128)
  /// The stored property is an optional that neither its declaration nor an initializer fills.
  package static let startsEmpty = UsageContext(rawValue: 256)
  /// The stored property is private, and its own type creates the value.
  package static let selfMade = UsageContext(rawValue: 512)
  /// Nothing fills the stored property: nobody assigns to it, or nobody reads it and it is lazy.
  package static let staysEmpty = UsageContext(rawValue: 1024)
  /// The value is only handed on as an argument; no member of it is read.
  package static let relayed = UsageContext(rawValue: 2048)
  /// The parameter is one of a method that overrides an inherited one, which decides its type.
  package static let overriding = UsageContext(rawValue: 4096)
  /// The property is a requirement of a base protocol, which belongs to no module.
  package static let prescribed = UsageContext(rawValue: 8192)
  /// The stored property has a copy of a struct or enum, which keeps no object of another module alive.
  package static let copied = UsageContext(rawValue: 16384)
  /// The static member of an assembly that is used makes no part and returns none.
  package static let makesNothing = UsageContext(rawValue: 32768)
  /// A generic base class of the property's class, which is never created, has all members that are used of it.
  package static let abstracted = UsageContext(rawValue: 65536)
  /// The usage has no effect: it is in a private method that nothing calls, an ignored parameter of a method without callers,
  /// or a fallback after a call such as `assertionFailure`.
  package static let unused = UsageContext(rawValue: 131072)
  /// The cast states the class of an object that the same body has created.
  package static let ownCreation = UsageContext(rawValue: 262144)
  /// The stored property starts empty, and no code mentions it.
  package static let unmentioned = UsageContext(rawValue: 524288)
  /// The stored property has what its own initial value or a decoder makes, and nothing else assigns to it.
  package static let fresh = UsageContext(rawValue: 1_048_576)
  /// The usage is in a parameter's default argument, which a caller may replace.
  package static let defaultArgument = UsageContext(rawValue: 2_097_152)
  /// The stored property is an array or a dictionary, which cannot be weak.
  package static let collected = UsageContext(rawValue: 4_194_304)
  /// A view looks at nothing of the value: it hands it on whole, ignores it, or stores it in a property that nothing reads.
  package static let untouched = UsageContext(rawValue: 8_388_608)
  /// A view reads one plain member of the value, once, to show it.
  package static let shown = UsageContext(rawValue: 16_777_216)
  /// A view uses data that is made for the screen: by the interactor of its own module alone, or by where the type is declared,
  /// what it is called and who uses it.
  package static let prepared = UsageContext(rawValue: 33_554_432)
  /// The construction is the initial value of a `@State` or `@StateObject` property, and takes no argument.
  package static let ownState = UsageContext(rawValue: 67_108_864)
  /// A view uses data that its own module makes for the screen, although the folder or the name of the type says that it is an entity.
  package static let preparedEntity = UsageContext(rawValue: 134_217_728)
  /// The chain is in a method that UIKit calls for a storyboard's segue, and hands that on without doing anything else.
  package static let segue = UsageContext(rawValue: 268_435_456)
  /// The static call is given the view that makes it, when that is loaded.
  package static let givenSelf = UsageContext(rawValue: 536_870_912)
  /// The stored property's own initial value fills it, wherever that comes from, and nothing else assigns to it.
  package static let initialized = UsageContext(rawValue: 1_073_741_824)
  /// A property that nothing reads, and that nothing but its initial value fills, is all that needs the part of another module.
  package static let leftOver = UsageContext(rawValue: 2_147_483_648)
  /// The stored property cannot be weak: it is lazy, or its own initial value fills it, and it would lose that at once.
  package static let selfFilled = UsageContext(rawValue: 4_294_967_296)
  /// The view never reads the stored property, which starts empty.
  package static let unread = UsageContext(rawValue: 8_589_934_592)
  /// The stored property is lazy, and its initial value names an object that is there already.
  package static let lookedUp = UsageContext(rawValue: 17_179_869_184)
  /// The stored property gets a new object, or what a call returns, which nothing else may keep at that moment.
  package static let setToResult = UsageContext(rawValue: 34_359_738_368)
  /// The declared type of the stored property is no optional.
  package static let required = UsageContext(rawValue: 274_877_906_944)
  /// The stored property gets an object of a class that is no part of a module, such as an adapter or a weak proxy, which it may be
  /// alone to keep.
  package static let adapted = UsageContext(rawValue: 137_438_953_472)
  /// The stored property gets a value of which nothing is known, or no value is seen that it gets.
  package static let untold = UsageContext(rawValue: 549_755_813_888)
  /// A property wrapper stores what the stored property gets, in a way that is not known.
  package static let wrapped = UsageContext(rawValue: 1_099_511_627_776)
  /// The stored property may hold another object than the one it refers to, or none: a condition decides, or what is assigned later.
  package static let conditional = UsageContext(rawValue: 2_199_023_255_552)
  /// The code depends on the type without a value of it, or by a member that it inherits: constraints alone count that.
  package static let mention = UsageContext(rawValue: 68_719_476_736)
}
