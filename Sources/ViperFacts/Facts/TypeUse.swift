/// A node of a type as written, before linking.
@usableFromInline package struct TypeUse: Sendable, Equatable, BitwiseCopyable {
  @usableFromInline package enum Kind: UInt8, Sendable {
    /// `Name<Arguments>`; the operands are the arguments.
    case name
    /// `Base.Name<Arguments>`; the first operand is the base.
    case member
    case optional, implicitlyUnwrapped, array, dictionary
    /// The operands are `element`s.
    case tuple
    /// A tuple's element with its label; one operand.
    case element
    /// The operands are the parameters, then the result.
    case function
    /// `A & B`.
    case composition
    /// `X.Type`, `X.Protocol`.
    case metatype
    case unknown

    /// By number: the compiler's own is not inlined into other modules.
    @inlinable package static func == (a: Kind, b: Kind) -> Bool { a.rawValue == b.rawValue }
  }

  /// `kind` as a number, so that a record can be written and read as it lies.
  @usableFromInline var head: UInt32
  package var name: NameTable.ID
  /// The name alone for names and members, else the whole type.
  package var span: Span
  package var subtreeEnd: UInt32 = 0

  package init(kind: Kind, name: NameTable.ID, span: Span) {
    head = UInt32(kind.rawValue)
    self.name = name
    self.span = span
  }

  @inlinable package var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: head)) ?? .unknown }

  /// False for what no extractor writes; `unknown` is the last one.
  var isKnownKind: Bool { UInt8(truncatingIfNeeded: head) <= Kind.unknown.rawValue }
}
