package import ViperFacts

/// A type's use of another one, before roles are assigned, in a compact form for large code bases.
package struct TypeUsage: Sendable, BitwiseCopyable {
  private var user: Int32
  private var used: Int32
  private var propertySlot: Int32
  private var bodySlot: Int32
  private let filePosition: Int32
  package private(set) var span: Span
  private let kindNumber: UInt8
  private let strengthNumber: UInt8
  package let context: UsageContext

  private static let kinds = ReferenceKind.allCases
  private static let strengths = ReferenceStrength.allCases
  private static let noStrength: UInt8 = 0xFF

  package init(
    from: TypeSymbol.ID, to: TypeSymbol.ID, kind: ReferenceKind, property: Int?, strength: ReferenceStrength?, file: Int,
    span: Span,
    body: Int?, context: UsageContext
  ) {
    // Numbers of types, slots and files are far below 2³¹: each needs bytes of its own in files that fit into memory.
    user = Int32(from)
    used = Int32(to)
    propertySlot = Int32(property ?? -1)
    bodySlot = Int32(body ?? -1)
    filePosition = Int32(file)
    self.span = span
    kindNumber = UInt8(kind.number)
    // The list has every strength.
    strengthNumber = strength.map { UInt8(Self.strengths.firstIndex(of: $0)!) } ?? Self.noStrength
    self.context = context
  }

  package var from: TypeSymbol.ID { Int(user) }
  package var to: TypeSymbol.ID { Int(used) }
  package var kind: ReferenceKind { Self.kinds[Int(kindNumber)] }
  /// The slot of the property that stores the value.
  package var property: Int? { propertySlot < 0 ? nil : Int(propertySlot) }
  package var strength: ReferenceStrength? { strengthNumber == Self.noStrength ? nil : Self.strengths[Int(strengthNumber)] }
  package var file: Int { Int(filePosition) }
  /// The slot of the enclosing function, initializer or property.
  package var body: Int? { bodySlot < 0 ? nil : Int(bodySlot) }

  /// Whether the kind, strength and span are valid; the numbers of types, slots and files are validated by `EvaluationRecords`.
  var isSound: Bool {
    Int(kindNumber) < Self.kinds.count && (strengthNumber == Self.noStrength || Int(strengthNumber) < Self.strengths.count)
      && span.isSound
  }
}
