import ViperLinking

/// The types of one root with their positions among them, so that values by type can be arrays of the root's size.
struct RootTypes: Sendable {
  /// Ascending.
  let list: [TypeSymbol.ID]
  /// The protocols among the root's types, ascending.
  let protocols: [TypeSymbol.ID]
  /// By type of the code base, its position among its own root's types; one array for all roots.
  private let places: [Int32]

  /// By root.
  static func all(in codebase: Codebase) -> [RootTypes] {
    var lists = [[TypeSymbol.ID]](repeating: [], count: codebase.roots.count)
    let places = codebase.types.indices.map { type in
      let root = codebase.types[type].root
      lists[root].append(type)
      return Int32(lists[root].count - 1)
    }
    return lists.map { list in
      RootTypes(list: list, protocols: list.filter { codebase.types[$0].isProtocol }, places: places)
    }
  }

  func contains(_ type: TypeSymbol.ID) -> Bool {
    let place = place(of: type)
    return place < list.count && list[place] == type
  }

  /// The position of one of the root's types; of any other type, one that means nothing here.
  func place(of type: TypeSymbol.ID) -> Int { Int(places[type]) }
}
