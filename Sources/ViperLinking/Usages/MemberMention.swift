import ViperFacts

/// A place where a body mentions a member whose name is that of some protocol's requirement, with the type on which it was looked up.
///
/// A mention without such a record could not be told: its receiver has an unknown type.
package struct MemberMention: Sendable, BitwiseCopyable {
  private let filePosition: Int32
  private let nodePosition: Int32
  private let receiverNumber: Int32
  private let memberSlot: Int32
  private let bits: Int32

  init(file: Int, node: Int, receiver: TypeSymbol.ID?, member: Int?, isFound: Bool, isSelf: Bool) {
    filePosition = Int32(file)
    nodePosition = Int32(node)
    receiverNumber = Int32(receiver ?? -1)
    memberSlot = Int32(member ?? -1)
    bits = (isFound ? 1 : 0) | (isSelf ? 2 : 0)
  }

  package var file: Int { Int(filePosition) }
  /// The position of the expression in its file.
  package var node: Int { Int(nodePosition) }
  /// One of the types that the receiver is of; nil for a local, a global, or a type that the code base does not know.
  package var receiver: TypeSymbol.ID? { receiverNumber < 0 ? nil : Int(receiverNumber) }
  /// The slot of the member that a call certainly is of; nil for a mention without a call, and where overloads are not told apart.
  package var member: Int? { memberSlot < 0 ? nil : Int(memberSlot) }
  /// Whether the receiver's type has a member of the name.
  package var isFound: Bool { bits & 1 != 0 }
  /// Whether the receiver is `self` or `super`, written or not.
  package var isSelf: Bool { bits & 2 != 0 }

  /// Whether all numbers are valid.
  func fits(_ codebase: Codebase) -> Bool {
    codebase.files.indices.contains(file) && codebase.files[file].facts.expressions.indices.contains(node)
      && (receiver.map(codebase.types.indices.contains) ?? (receiverNumber == -1))
      && (member.map { $0 < codebase.slotCount } ?? (memberSlot == -1))
  }
}
