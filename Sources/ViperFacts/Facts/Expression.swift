/// A node of a body: an expression, a statement or a local binding, with only what linking needs.
@usableFromInline package struct Expression: FactTreeRecord {
  @usableFromInline package enum Kind: UInt8, Sendable, CaseIterable {
    /// A plain name; `type` is set for `Name<Arguments>` and `Module::name`.
    case name
    /// `.name` after its only operand; without an operand, an implicit member.
    case member
    /// The callee, then `argument`s.
    case call
    case `subscript`
    /// One operand with its label in `name`.
    case argument
    /// `x?`, `x!`: one operand.
    case unwrap
    /// `as`, `as?`, `as!`; one operand, target in `type`.
    case cast
    /// `is`.
    case typeCheck
    /// A type where an expression is expected: `[User].self`.
    case typeExpression
    case selfReference, superReference
    /// A literal; `name` is the standard library's type, or `true`, `false` or `nil`.
    case literal
    case array, dictionary
    /// The operands are `argument`s.
    case tuple
    /// Captures and parameters as `binding`s, then the statements.
    case closure
    /// Condition and two values.
    case ternary
    /// `a ?? b`.
    case coalesce
    /// Any other operator, in `name` if it is the only one; one operand before or after it, or those that it separates.
    case `operator`
    /// Target and value.
    case assignment
    /// Statements with a scope of their own; `name` is the label of a statement, or what an accessor is: `set`.
    case block
    /// A new name; the operand, if any, is its value; `type` is written or absent.
    case binding
    /// The value (if `hasValue`), then a `binding` per name of a tuple pattern.
    case destructuring
    /// `if case PATTERN = value`: the value, then the pattern.
    case match
    /// Subject, then a block per case: patterns (`match` without value), then statements; `name` is the label.
    case `switch`
    /// The patterns of one case.
    case pattern
    case `return`
    /// A local function or type; `type` is its position in `declarations`.
    case declaration
    /// Any other expression, with its operands; an `if` has a block with its conditions, then what comes after `else`, and its
    /// label in `name`.
    case other
    case `throw`
    /// `name` is the label.
    case `break`, `continue`
    case `fallthrough`

    static var last: Kind { .fallthrough }

    /// Inlinable, unlike the synthesized operator.
    @inlinable package static func == (a: Kind, b: Kind) -> Bool { a.rawValue == b.rawValue }
  }

  @usableFromInline package struct Flags: OptionSet, Sendable, Hashable {
    /// Of 24 bits.
    @usableFromInline package let rawValue: UInt32
    @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `if let`, `guard let`: the value without its optional.
    package static let unwrapsValue = Flags(rawValue: 1)
    /// `for x in xs`: an element of the value.
    package static let takesElement = Flags(rawValue: 2)
    package static let isWeak = Flags(rawValue: 4)
    package static let isUnowned = Flags(rawValue: 8)
    package static let isCapture = Flags(rawValue: 16)
    /// A parameter of a closure, or of an accessor.
    package static let isClosureParameter = Flags(rawValue: 32)
    /// `as?`: the result is optional.
    package static let isOptional = Flags(rawValue: 64)
    /// A destructuring or match with a value, a trailing closure, or the scope of an `if`, whose last part is its value.
    package static let hasValue = Flags(rawValue: 128)
    /// The block of a `guard`, whose span begins with the conditions; these precede the block.
    package static let isGuard = Flags(rawValue: 256)
    /// The block of a `catch`, after that of its `do`.
    package static let isCatch = Flags(rawValue: 512)
    /// The block of a `for`, `while` or `repeat`.
    package static let isLoop = Flags(rawValue: 1024)
    /// The block of a `defer`.
    package static let isDeferred = Flags(rawValue: 2048)
    /// An operand of `try?`, which is nil if it throws.
    package static let isTried = Flags(rawValue: 4096)
    /// An operand of `&`: what is called may change it.
    package static let isInOut = Flags(rawValue: 8192)
    /// A local `var` with a name and an initial value, and neither attributes, modifiers, accessors nor other names: a `let` in its
    /// place would be well-formed.
    package static let isLoneVariable = Flags(rawValue: 16384)
    /// An operator that may change an operand: `+=`, or one that is not Swift's own.
    package static let mayChange = Flags(rawValue: 32768)
    /// The block of an accessor that is written with what it is: `get { … }`.
    package static let isAccessor = Flags(rawValue: 65536)
    /// The block of a `for await`.
    package static let isAwaited = Flags(rawValue: 131072)

    /// Inlinable, and without the generic calls of `OptionSet`.
    @inlinable package func contains(_ other: Flags) -> Bool { rawValue & other.rawValue == other.rawValue }
  }

  /// `kind` in the lowest byte, `flags` above it.
  @usableFromInline var head: UInt32
  package var name: NameTable.ID = NameTable.none
  package var type: Int32 = Declaration.absent
  /// The span of the name for names, members and bindings, else of the whole expression.
  package var span: Span
  @usableFromInline package var subtreeEnd: UInt32 = 0

  package init(kind: Kind, flags: Flags = [], name: NameTable.ID = NameTable.none, span: Span) {
    head = UInt32(kind.rawValue) | flags.rawValue << 8
    self.name = name
    self.span = span
  }

  @inlinable package var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: head)) ?? .other }

  /// Compares raw values, which is cheaper than building a `kind` first.
  @inlinable package func isA(_ kind: Kind) -> Bool { UInt8(truncatingIfNeeded: head) == kind.rawValue }

  @inlinable package var flags: Flags {
    get { Flags(rawValue: head >> 8) }
    set { head = head & 0xFF | newValue.rawValue << 8 }
  }
}

extension Expression {
  static let depthLimit = 25_000

  static var kindCount: Int { Kind.allCases.count }

  func addIndices(at index: Int, to bounds: inout FactBounds) {
    bounds.add(name: name)
    // For a local declaration, `type` is a position in `declarations`, which `FileFacts.hasSoundLocals` checks.
    bounds.add(type: isA(.declaration) ? Declaration.absent : type)
    bounds.add(span)
    bounds.refuse(UInt8(truncatingIfNeeded: head) > Kind.last.rawValue)
    // The unwrapped operand must follow.
    bounds.refuse(isA(.unwrap) && Int(subtreeEnd) <= index + 1)
  }
}
