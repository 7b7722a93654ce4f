/// The members of all types, sorted by type and name: properties, methods, initializers, cases and subscripts.
package struct MemberTable: Sendable {
  struct Entry {
    var type: Int32
    var name: Name
    var reference: DeclarationReference
  }

  /// The start of each type's members, and the end of the last type's.
  private var starts: [Int32] = []
  private var names: [Name] = []
  private var references: [DeclarationReference] = []

  init() {}

  /// - Parameter entries: the members in source order, which is preserved within a type and a name.
  init(_ entries: [Entry], types: Int, names nameCount: Int) {
    let byName = AdjacencyTable(count: nameCount, keys: entries.map { Int($0.name) }).positions
    let byType = AdjacencyTable(count: types, keys: byName.map { Int(entries[Int($0)].type) })
    let sorted = byType.positions.lazy.map { entries[Int(byName[Int($0)])] }
    starts = byType.starts
    names = sorted.map(\.name)
    references = sorted.map(\.reference)
  }

  /// All members of a type, sorted by name.
  package subscript(type: TypeSymbol.ID) -> ArraySlice<DeclarationReference> { references[range(of: type)] }

  /// The members of a name in a type, in source order, by binary search.
  package subscript(type: TypeSymbol.ID, name: Name) -> ArraySlice<DeclarationReference> {
    var (low, high) = (Int(starts[type]), Int(starts[type + 1]))
    let end = high
    while low < high {
      let middle = (low + high) / 2
      if names[middle] < name { low = middle + 1 } else { high = middle }
    }
    while high < end, names[high] == name { high += 1 }
    return references[low..<high]
  }

  /// The unique names of a type's members.
  package func names(of type: TypeSymbol.ID) -> [Name] {
    let range = range(of: type)
    return range.filter { $0 == range.lowerBound || names[$0] != names[$0 - 1] }.map { names[$0] }
  }

  private func range(of type: TypeSymbol.ID) -> Range<Int> { Int(starts[type])..<Int(starts[type + 1]) }
}
