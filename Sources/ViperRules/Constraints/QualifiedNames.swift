import ViperConfiguration
import ViperModel
internal import ViperText

/// The names of all types, qualified and not, one of each kind of text.
struct TypeNames: Sendable {
  /// Without the names of the types around; empty for a file without types.
  private let last: [String]
  /// The qualified name of each nested type.
  private let nested: [(type: CodeInventory.ID, name: String)]

  init(_ types: [InventoryType]) {
    var nested: [(type: CodeInventory.ID, name: String)] = []
    last = types.enumerated().map { number, type in
      if type.isFile { return "" }
      guard let dot = type.name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return type.name }
      nested.append((number, type.name))
      return String(type.name[type.name.index(after: dot)...])
    }
    self.nested = nested
  }

  /// By type, whether its name fits, qualified or not.
  func fitting(_ condition: Selector.Condition) -> [Bool] {
    var found = last.map { !$0.isEmpty && condition.fits($0) }
    for entry in nested where !found[entry.type] { found[entry.type] = condition.fits(entry.name) }
    return found
  }
}
