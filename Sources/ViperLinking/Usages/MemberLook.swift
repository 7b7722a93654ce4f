/// The lookup of a member on a value of a type of the code base.
struct MemberLook: Sendable, BitwiseCopyable {
  private let number: Int32

  init(on type: TypeSymbol.ID, isFound: Bool) { number = Int32(type) << 1 | (isFound ? 1 : 0) }

  var type: TypeSymbol.ID { Int(number >> 1) }
  var isFound: Bool { number & 1 == 1 }
}
