/// The names of one file, each once; a name is its position here.
package struct NameTable: Sendable, Equatable {
  package typealias ID = UInt32

  /// The empty name.
  package static let none: ID = 0

  private var bytes: [UInt8] = []
  private var ends: [UInt32] = [0]

  package init() {}

  package var count: Int { ends.count }

  package mutating func append(_ name: String) -> ID {
    bytes.append(contentsOf: name.utf8)
    ends.append(UInt32(bytes.count))
    return ID(ends.count - 1)
  }

  package subscript(id: ID) -> String {
    guard id != Self.none else { return "" }
    let slice = bytes[Int(ends[Int(id) - 1])..<Int(ends[Int(id)])]
    return String(decoding: slice, as: UTF8.self)
  }
}
