/// A declaration of any kind, including parameters.
///
/// A new field is a four-byte stored property with a default value, set by `FactExtractor`. If it is an index, `addIndices` must
/// check it; if other files depend on it, `OutlineFingerprint` in ViperLinking must include it, or incremental linking misses
/// edits of it. A new flag or kind only needs the extractor. Facts stored with another layout are discarded automatically, since
/// their version covers each record's size and its number of kinds; any other change of meaning needs a new
/// `FactExtractor.revision`.
@usableFromInline package struct Declaration: FactTreeRecord {
  @usableFromInline package enum Kind: UInt8, Sendable, CaseIterable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
    case `typealias`, `associatedtype`, genericParameter
    case function, initializer, deinitializer, `subscript`, property, enumCase
    /// A parameter; `name` is the label (`NameTable.none` for `_`), `innerName` the name in the body.
    case parameter

    /// Inlinable, unlike the synthesized operator: linking compares the kind of every record.
    @inlinable package static func == (a: Kind, b: Kind) -> Bool { a.rawValue == b.rawValue }
  }

  @usableFromInline package struct Flags: OptionSet, Sendable, Hashable {
    @usableFromInline package let rawValue: UInt32
    @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `static`, or `class` on a member.
    package static let isStatic = Flags(rawValue: 1 << 0)
    package static let isLazy = Flags(rawValue: 1 << 1)
    package static let isWeak = Flags(rawValue: 1 << 2)
    package static let isUnowned = Flags(rawValue: 1 << 3)
    package static let isPrivate = Flags(rawValue: 1 << 4)
    package static let isFilePrivate = Flags(rawValue: 1 << 5)
    package static let isOverride = Flags(rawValue: 1 << 6)
    package static let isFinal = Flags(rawValue: 1 << 7)
    package static let isConstant = Flags(rawValue: 1 << 8)
    /// A property without storage.
    package static let isComputed = Flags(rawValue: 1 << 9)
    /// `@IBOutlet`.
    package static let isOutlet = Flags(rawValue: 1 << 10)
    /// An attribute outside of the list of plain ones: a property wrapper.
    package static let hasWrapper = Flags(rawValue: 1 << 11)
    package static let isConvenience = Flags(rawValue: 1 << 12)
    /// A failable initializer.
    package static let isFailable = Flags(rawValue: 1 << 13)
    /// Declared inside a body.
    package static let isLocal = Flags(rawValue: 1 << 14)
    /// `@objc` or `@IBAction`: the Objective-C runtime may call it.
    package static let isObjC = Flags(rawValue: 1 << 15)
    /// A parameter with `...`.
    package static let isVariadic = Flags(rawValue: 1 << 16)
    package static let isRequired = Flags(rawValue: 1 << 17)
    /// `public`, `open` or `package`: other targets can name it.
    package static let isPublished = Flags(rawValue: 1 << 18)
    /// `@State` or `@StateObject`: SwiftUI keeps the value for the view.
    package static let isOwnedState = Flags(rawValue: 1 << 19)
    /// In an `#if`, which may leave it out.
    package static let isConditional = Flags(rawValue: 1 << 20)

    /// Inlinable, and without the generic calls of `OptionSet`.
    @inlinable package func contains(_ other: Flags) -> Bool { rawValue & other.rawValue == other.rawValue }
  }

  /// The index of an absent type or expression.
  package static let absent: Int32 = -1

  /// `kind` in the lowest byte, `flags` above it.
  @usableFromInline var head: UInt32
  package var name: NameTable.ID
  package var innerName: NameTable.ID = NameTable.none
  /// The span of the name alone.
  package var nameSpan: Span
  /// The span of the whole declaration.
  package var span: Span
  /// The declared type of a property or parameter, the result of a function, the extended type, the target of an alias.
  package var type: Int32 = Self.absent
  /// The range in `FileFacts.inherited`.
  package var inheritedStart: UInt32 = 0
  package var inheritedEnd: UInt32 = 0
  /// The initial value or default argument.
  package var value: Int32 = Self.absent
  /// The body as a block, also of a computed property's or subscript's accessors.
  package var body: Int32 = Self.absent
  @usableFromInline package var subtreeEnd: UInt32 = 0

  package init(kind: Kind, flags: Flags, name: NameTable.ID, nameSpan: Span, span: Span) {
    head = UInt32(kind.rawValue) | flags.rawValue << 8
    self.name = name
    self.nameSpan = nameSpan
    self.span = span
  }

  @inlinable package var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: head)) ?? .parameter }

  @inlinable package var flags: Flags {
    get { Flags(rawValue: head >> 8) }
    set { head = head & 0xFF | newValue.rawValue << 8 }
  }

  package var isType: Bool {
    switch kind {
    case .class, .struct, .enum, .actor, .protocol: true
    default: false
    }
  }
}

extension Declaration {
  /// The name that a parameter has in the body: the inner one, or else the label.
  package var nameInBody: NameTable.ID { innerName == NameTable.none ? name : innerName }
}

extension Declaration {
  static let depthLimit = 1_000

  static var kindCount: Int { Kind.allCases.count }

  func addIndices(at index: Int, to bounds: inout FactBounds) {
    bounds.add(name: name)
    bounds.add(name: innerName)
    bounds.add(nameSpan)
    bounds.add(span)
    bounds.add(type: type)
    bounds.add(expression: value)
    bounds.add(expression: body)
    bounds.add(inherited: (inheritedStart, inheritedEnd))
    bounds.refuse(UInt8(truncatingIfNeeded: head) > Kind.parameter.rawValue)
    // An extension always extends a type.
    bounds.refuse(kind == .extension && type < 0)
  }
}
