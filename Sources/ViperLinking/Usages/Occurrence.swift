import ViperFacts

/// A name or member in a body with its meaning; each is recorded once, in the order of evaluation.
package struct Occurrence: Sendable, BitwiseCopyable {
  private let nodeNumber: Int32
  private let meaningCode: Int32

  init(node: Int, meaning: Meaning) {
    nodeNumber = Int32(node)
    meaningCode = meaning.code
  }

  /// The position of the expression in the file of its part.
  package var node: Int { Int(nodeNumber) }

  /// Validated when records are read.
  package var meaning: Meaning { Meaning(code: meaningCode) ?? .external }

  /// The occurrence with another number for the name in it, if it has one.
  func renamed(_ number: (Name) -> Name) -> Occurrence {
    externalName.map { Occurrence(node: node, meaning: .memberOfExternal(number($0))) } ?? self
  }

  /// The name in it that a snapshot must keep.
  var externalName: Name? {
    if case .memberOfExternal(let name) = meaning { name } else { nil }
  }

  /// Whether all numbers except that of a name are valid.
  func fits(_ codebase: Codebase) -> Bool {
    guard nodeNumber >= 0, let meaning = Meaning(code: meaningCode) else { return false }
    return switch meaning {
    case .declaration(let slot), .overload(let slot): slot < codebase.slotCount
    case .type(let type), .memberOfType(let type): codebase.types.indices.contains(type)
    default: true
    }
  }
}
