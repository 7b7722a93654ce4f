extension CodeInventory {
  /// One inventory of those of models that know nothing of each other; nil where they have none.
  static func joining(_ parts: [(CodeModel, JoinedNumbers)]) -> CodeInventory? {
    let inventories = parts.compactMap { model, numbers in model.inventory.map { (inventory: $0, numbers: numbers) } }
    if inventories.isEmpty { return nil }
    var (types, files, uses): ([InventoryType], [InventoryFile], [InventoryUse]) = ([], [], [])
    var (properties, supertypes): ([String], [String]) = ([], [])
    for (inventory, numbers) in inventories {
      let (firstType, firstFile) = (types.count, files.count)
      types += inventory.types.map {
        $0.numbered(types: firstType, files: firstFile, supertypes: Int32(supertypes.count)) { numbers.components[$0] }
      }
      uses += inventory.uses.map {
        $0.numbered(types: Int32(firstType), files: Int32(firstFile), properties: Int32(properties.count))
      }
      files += inventory.files
      properties += inventory.properties
      supertypes += inventory.supertypes
    }
    return CodeInventory(types: types, files: files, uses: uses, properties: properties, supertypes: supertypes)
  }
}

extension InventoryType {
  /// The type in an inventory that lists others before it.
  fileprivate func numbered(
    types: CodeInventory.ID, files: Int, supertypes: Int32, _ number: (Component.ID) -> Component.ID
  ) -> InventoryType {
    InventoryType(
      name: name, kind: kind, component: component.map(number), outermost: outermost + types, file: file + files, range: range,
      protocols: protocols.map { $0 + supertypes }, bases: bases.map { $0 + supertypes }, size: size, isFile: isFile)
  }
}
