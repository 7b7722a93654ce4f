internal import ViperFacts
internal import ViperLinking
package import ViperModel

/// The code that constraints select from, with what selectors ask about each type.
package struct ConstraintInput: Sendable {
  package let inventory: CodeInventory
  package let graph: ComponentGraph
  let doubles: TestTypes
  /// The names of roles, `none` for types without one first.
  let roleNames: [String]
  /// By type, the position of its role in `roleNames`.
  let roleNumbers: [Int]
  /// By type, its module, for a type without a role that of its folder; nil outside of modules.
  let modules: [ViperModule.ID?]
  /// By file, its group.
  package let groups: [Group?]
  /// Empty for a file without types.
  let names: QualifiedNames
  let supertypes: QualifiedNames
  private let dialects: [String: Dialect]
  private let byUsed: AdjacencyTable
  private let byOwnerOfUsed: AdjacencyTable
  private let byOwnerOfUser: AdjacencyTable

  /// A feature, by the folder that is its own.
  package struct Group: Hashable, Sendable {
    package var path: String
    package var name: String
  }

  /// - Parameter tests: the types of test code, which count for existence alone.
  /// - Returns: nil where the model has no inventory.
  package init?(_ model: CodeModel, tests: TestTypes) {
    guard let inventory = model.inventory else { return nil }
    (self.inventory, graph, doubles, dialects) = (inventory, model.graph, tests, model.dialectsByName)
    names = QualifiedNames(inventory.types.lazy.map { $0.isFile ? "" : $0.name }, includesOuter: true)
    supertypes = QualifiedNames(inventory.supertypes)
    let components = inventory.types.map { $0.component.map { model.graph.components[$0] } }
    let roles = Set(components.compactMap { $0?.role }).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: roles.enumerated().map { ($0.element, $0.offset + 1) })
    roleNames = ["none"] + roles.map(\.name)
    roleNumbers = components.map { component in component.flatMap { numbers[$0.role] } ?? 0 }
    let folders = FileFolders(inventory.files)
    let homes = ModuleHomes(model.graph.modules)
    let homeOfFile = folders.map { homes.module(ofFolder: $0) }
    modules = zip(components, inventory.types).map { component, type in
      component == nil ? homeOfFile[type.file] : component?.module
    }
    let features = FeatureGroups(modules: model.graph.modules.map(\.path))
    groups = folders.map { features.group(ofFolder: $0).map { Group(path: $0.path, name: $0.name) } }
    let (count, owners) = (inventory.types.count, inventory.types.map(\.outermost))
    byUsed = AdjacencyTable(count: count, keys: inventory.uses.map { Int($0.to) })
    byOwnerOfUsed = AdjacencyTable(count: count, keys: inventory.uses.map { owners[Int($0.to)] })
    byOwnerOfUser = AdjacencyTable(count: count, keys: inventory.uses.map { owners[Int($0.from)] })
  }

  var typeCount: Int { inventory.types.count }

  package func component(_ type: CodeInventory.ID) -> Component? { inventory.types[type].component.map { graph.components[$0] } }

  package func module(_ type: CodeInventory.ID) -> ViperModule? { modules[type].map { graph.modules[$0] } }

  func group(_ type: CodeInventory.ID) -> Group? { groups[inventory.types[type].file] }

  /// The dialect of a type's module.
  func dialect(_ type: CodeInventory.ID) -> Dialect? { module(type).flatMap { dialects[$0.dialect] } }

  /// The name of a type's role, or `none`.
  func role(_ type: CodeInventory.ID) -> String { roleNames[roleNumbers[type]] }

  func uses(of type: CodeInventory.ID) -> some Sequence<InventoryUse> { uses(at: byUsed[type]) }

  func uses(ofOwner owner: CodeInventory.ID) -> some Sequence<InventoryUse> { uses(at: byOwnerOfUsed[owner]) }

  func uses(byOwner owner: CodeInventory.ID) -> some Sequence<InventoryUse> { uses(at: byOwnerOfUser[owner]) }

  private func uses(at positions: ArraySlice<Int32>) -> some Sequence<InventoryUse> {
    // Not the whole input, which is costly to copy.
    positions.lazy.map { [uses = inventory.uses] in uses[Int($0)] }
  }

  /// Whose code a type is: what findings name.
  func owner(_ type: CodeInventory.ID) -> CodeInventory.ID { inventory.types[type].outermost }

  /// Whether a type is a component, or one without a role that is not nested: what is counted and named, unlike code within it.
  func isWhole(_ type: CodeInventory.ID) -> Bool {
    let entry = inventory.types[type]
    return entry.outermost == type && !entry.isFile && entry.kind != nil
  }

  /// The number of types, where extensions in other files do not count besides their type.
  func count(of types: TypeSet) -> Int { Set(types.types.map { [inventory.types[$0].name, "\(owner($0))"] }).count }

  /// The whole types among others, without interfaces unless all are: what is asked of a role is asked of what implements it.
  func wholes(of types: TypeSet) -> [CodeInventory.ID] {
    let wholes = types.types.filter(isWhole)
    let others = wholes.filter { !isInterface($0) }
    return others.isEmpty ? wholes : others
  }

  func isInterface(_ type: CodeInventory.ID) -> Bool { inventory.types[type].kind == .protocol }

  /// Whether a type says with a reference only what it is: that it implements an interface of its own role and module.
  func isOwnInterface(_ use: InventoryUse) -> Bool {
    guard use.kind == .conformance, let type = component(Int(use.from)), let target = component(Int(use.to)) else { return false }
    return target.isInterface && target.role == type.role && target.module != nil && target.module == type.module
  }

  /// Whether a reference is that of an extension in another place to what it extends.
  func isExtension(_ use: InventoryUse) -> Bool { owner(Int(use.from)) == owner(Int(use.to)) }

  /// What a reference says, for messages.
  func words(_ use: InventoryUse) -> String {
    let target = noun(Int(use.to))
    let (type, owner) = (inventory.types[Int(use.from)], inventory.types[owner(Int(use.from))])
    if isExtension(use) { return "'\(inventory.files[type.file].base)' extends \(target)" }
    if type.file == owner.file || owner.isFile { return "\(noun(Int(use.from))) refers to \(target)" }
    return "extension of \(noun(Int(use.from))) in '\(inventory.files[type.file].base)' refers to \(target)"
  }

  /// How a reference refers, in the words of selectors: `stored, weak`.
  func manner(_ use: InventoryUse) -> String {
    ([use.kind.rawValue] + (use.strength.map { [$0.rawValue] } ?? [])).joined(separator: ", ")
  }

  /// What a reference says, and how it refers.
  func mannerWords(_ use: InventoryUse) -> String { "\(words(use)) (\(manner(use)))" }

  /// The owner of a type with its role or kind, for messages: `presenter 'LoginPresenter'`.
  func noun(_ type: CodeInventory.ID) -> String {
    let entry = inventory.types[owner(type)]
    if entry.isFile { return "file '\(entry.name)'" }
    let kind =
      component(type).map { "\($0.role.name)\($0.isInterface ? " interface" : "")" } ?? entry.kind?.rawValue ?? "extension of"
    return "\(kind) '\(entry.name)'"
  }
}
