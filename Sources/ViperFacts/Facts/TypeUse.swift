/// A node of a type as written, before linking.
@usableFromInline package struct TypeUse: FactTreeRecord {
  @usableFromInline package enum Kind: UInt8, Sendable, CaseIterable {
    /// `Name<Arguments>`; the operands are the arguments.
    case name
    /// `Base.Name<Arguments>`, or `Module::Name<Arguments>`; the first operand is the base or the module.
    case member
    case optional, implicitlyUnwrapped, array, dictionary
    /// The operands are `element`s.
    case tuple
    /// An element of a tuple with its label; one operand.
    case element
    /// The operands are the parameters, then the result.
    case function
    /// `A & B`.
    case composition
    /// `X.Type`, `X.Protocol`.
    case metatype
    /// The module of `Module::Name`, which no declaration of that name can hide.
    case module
    case unknown

    /// Inlinable, unlike the synthesized operator.
    @inlinable package static func == (a: Kind, b: Kind) -> Bool { a.rawValue == b.rawValue }
  }

  /// `kind` as four bytes, so that the record has no padding.
  @usableFromInline var head: UInt32
  package var name: NameTable.ID
  /// The span of the name for names, members and modules, else of the whole type.
  package var span: Span
  @usableFromInline package var subtreeEnd: UInt32 = 0

  package init(kind: Kind, name: NameTable.ID, span: Span) {
    head = UInt32(kind.rawValue)
    self.name = name
    self.span = span
  }

  @inlinable package var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: head)) ?? .unknown }
}

extension TypeUse {
  static let depthLimit = 1_000

  static var kindCount: Int { Kind.allCases.count }

  func addIndices(at index: Int, to bounds: inout FactBounds) {
    bounds.add(name: name)
    bounds.add(span)
    bounds.refuse(UInt8(truncatingIfNeeded: head) > Kind.unknown.rawValue)
    // The base of a member type must follow.
    bounds.refuse(kind == .member && Int(subtreeEnd) <= index + 1)
  }
}
