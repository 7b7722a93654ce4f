import ViperFacts

/// One type's use of another one, before roles are known; numbers only, so that it can be kept and read as it lies.
struct TypeUsage: Sendable, BitwiseCopyable {
  private var user: Int32
  private var used: Int32
  private var propertySlot: Int32
  private var bodySlot: Int32
  private let filePosition: Int32
  private(set) var span: Span
  private let kindNumber: UInt8
  private let strengthNumber: UInt8
  let context: Reference.Context
  private var unused: UInt8 = 0

  private static let kinds = ReferenceKind.allCases
  private static let strengths = ReferenceStrength.allCases
  private static let noStrength: UInt8 = 0xFF

  init(
    from: TypeSymbol.ID, to: TypeSymbol.ID, kind: ReferenceKind, property: Int?, strength: ReferenceStrength?, file: Int,
    span: Span,
    body: Int?, context: Reference.Context
  ) {
    user = Int32(from)
    used = Int32(to)
    propertySlot = Int32(property ?? -1)
    bodySlot = Int32(body ?? -1)
    filePosition = Int32(file)
    self.span = span
    kindNumber = UInt8(kind.number)
    strengthNumber = strength.map { UInt8(Self.strengths.firstIndex(of: $0)!) } ?? Self.noStrength
    self.context = context
  }

  /// The same somewhere in its file.
  var withoutPlace: TypeUsage {
    var usage = self
    usage.span = Span(start: 0, end: 0)
    return usage
  }

  /// With other numbers; about no type where one of them is gone.
  func renumbered(_ numbers: KnownNumbers) -> TypeUsage {
    var usage = self
    usage.user = Int32(numbers.type(from))
    usage.used = Int32(numbers.type(to))
    usage.propertySlot = property.map { Int32(numbers.slot($0)) } ?? -1
    usage.bodySlot = body.map { Int32(numbers.slot($0)) } ?? -1
    if (property != nil && usage.property == nil) || (body != nil && usage.body == nil) { usage.user = -1 }
    return usage
  }

  /// False for what was never written down.
  var isSound: Bool {
    span.isSound && Self.kinds.indices.contains(Int(kindNumber))
      && (Self.strengths.indices.contains(Int(strengthNumber)) || strengthNumber == Self.noStrength)
  }

  var from: TypeSymbol.ID { Int(user) }
  var to: TypeSymbol.ID { Int(used) }
  var kind: ReferenceKind { Self.kinds[Int(kindNumber)] }
  /// The slot of the property that stores it.
  var property: Int? { propertySlot < 0 ? nil : Int(propertySlot) }
  var strength: ReferenceStrength? { strengthNumber == Self.noStrength ? nil : Self.strengths[Int(strengthNumber)] }
  var file: Int { Int(filePosition) }
  /// The slot of the function, initializer or property whose body it stands in.
  var body: Int? { bodySlot < 0 ? nil : Int(bodySlot) }
}
