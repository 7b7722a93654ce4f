import ViperFacts
import ViperLinking

/// Data types with the role of an entity that are made for the screen, so that views may know them: a view's folder or file
/// declares them, a view or presenter calls them view models, or views alone use them.
struct ScreenData {
  private let codebase: Codebase
  private let ancestry: Ancestry
  private let components: [Component]
  private let types: [TypeSymbol.ID]
  private let index: ComponentIndex
  private var found: Set<TypeSymbol.ID> = []

  /// Who uses a data type, besides the type itself.
  private struct Users: OptionSet {
    let rawValue: UInt8
    static let views = Users(rawValue: 1)
    /// Services and data managers.
    static let services = Users(rawValue: 2)
    /// Components of other roles, and code without a role that is no view.
    static let others = Users(rawValue: 4)
  }

  init(_ builder: ReferenceBuilder, _ entities: PlainEntities) {
    (codebase, ancestry, components) = (builder.codebase, builder.ancestry, builder.components)
    (types, index) = (builder.types, builder.index)
    if entities.types.isEmpty { return }
    let users = users(of: entities.types, builder.usages.all)
    let (viewFolders, viewFiles) = (viewFolders(around: entities.types), viewFiles())
    let named = typesNamedViewModel()
    found = entities.types.filter { type in
      guard let folder = folder(of: type), let file = codebase.types[type].declaration?.file else { return false }
      if let viewFolder = Self.viewFolder(of: folder), viewFolders.contains(viewFolder) { return true }
      if viewFiles.contains(file) { return true }
      if Self.isMadeForScreen(type, codebase, ancestry) { return true }
      let users = users[type] ?? []
      if users.contains(.services) { return false }
      return named.contains(type)
        || users == .views && folder.contains(where: Entities.folders.contains)
    }
  }

  func contains(_ type: TypeSymbol.ID) -> Bool { found.contains(type) }

  private func folder(of type: TypeSymbol.ID) -> [Substring]? {
    codebase.types[type].declaration.map { codebase.files[Int($0.file)].folder }
  }

  // MARK: users

  private static let served: [Role] = [.service, .dataManager]
  private static let showing: [Role] = [.view, .subview]
  private static let presenting: [Role] = [.view, .subview, .presenter]

  private func users(of entities: Set<TypeSymbol.ID>, _ usages: [TypeUsage]) -> [TypeSymbol.ID: Users] {
    var users: [TypeSymbol.ID: Users] = [:]
    for usage in usages where entities.contains(usage.to) && usage.from != usage.to {
      users[usage.to, default: []].formUnion(self.users(in: usage))
    }
    return users
  }

  private func users(in usage: TypeUsage) -> Users {
    if let id = index.component(enclosing: usage.from) {
      let role = components[id].role
      return Self.served.contains(role) ? .services : Self.showing.contains(role) ? .views : .others
    }
    let isVisible = codebase.enclosing(usage.from).contains {
      !ancestry.traits[$0].isDisjoint(with: [.isPlainView, .isViewController])
    }
    if isVisible { return .views }
    let file = codebase.types[usage.to].declaration?.file
    return file.map { Int($0) == usage.file } == true ? [] : .others
  }

  // MARK: places

  private static let viewFolderNames: Set<Substring> = ["View", "Views", "UI", "User Interface", "UserInterface"]

  /// The folder for views that has a folder for entities: `Send/View` of `Send/View/Entity`.
  private static func viewFolder(of folder: [Substring]) -> [Substring]? {
    let place = folder.indices.dropFirst().last {
      Entities.folders.contains(folder[$0]) && viewFolderNames.contains(folder[$0 - 1])
    }
    return place.map { Array(folder[..<$0]) }
  }

  /// The folders for views that hold the views of one module, and no other part of any.
  private func viewFolders(around entities: Set<TypeSymbol.ID>) -> Set<[Substring]> {
    let candidates = Set(entities.lazy.compactMap { folder(of: $0) }.compactMap(Self.viewFolder))
    if candidates.isEmpty { return [] }
    var modules: [[Substring]: Set<ViperModule.ID>] = [:]
    var mixed: Set<[Substring]> = []
    for (id, type) in types.enumerated() where components[id].role != .entity {
      guard let folder = folder(of: type) else { continue }
      for candidate in candidates where folder.starts(with: candidate) {
        if !Self.showing.contains(components[id].role), !components[id].isInterface { mixed.insert(candidate) }
        if let module = components[id].module { modules[candidate, default: []].insert(module) }
      }
    }
    return candidates.filter { modules[$0]?.count == 1 && !mixed.contains($0) }
  }

  /// The files that declare views, and no other part of a module.
  private func viewFiles() -> Set<Int32> {
    var (views, others): (Set<Int32>, Set<Int32>) = ([], [])
    for (id, type) in types.enumerated() where !components[id].isInterface && components[id].role != .entity {
      guard let file = codebase.types[type].declaration?.file else { continue }
      if Self.showing.contains(components[id].role) { views.insert(file) } else { others.insert(file) }
    }
    return views.subtracting(others)
  }

  // MARK: names

  /// What such properties and parameters are called, and how longer names end.
  private static let names: Set = ["viewModel", "viewModels", "displayModel", "displayModels"]
  private static let endings = ["ViewModel", "ViewModels", "DisplayModel", "DisplayModels"]
  /// What a table shows in each of its rows, if it has a picture.
  private static let rowEndings = ["Row", "RowModel", "MenuItem"]
  private static let pictures: Set = ["UIImage", "NSImage", "UIColor", "NSColor", "NSAttributedString"]

  private static let screenEndings = [
    "ViewData", "ForUI", "ForView", "ForCell", "DisplayModel", "DisplayData", "DisplayItem", "UIModel", "CellModel", "CellData",
    "CellDataModel", "CellItem", "ViewState", "ViewItem", "VM",
  ]

  /// Whether a type that no decoder makes is called what a screen or a cell shows.
  static func isNamedForScreen(_ type: TypeSymbol.ID, _ codebase: Codebase, _ ancestry: Ancestry) -> Bool {
    let name = codebase.text(codebase.types[type].name)
    // Only what is written need not come from elsewhere.
    let isMade = ancestry.traits[type].contains(.isCoded) && ancestry.external[type].contains { codebase.text($0) != "Encodable" }
    func ends(with endings: [String]) -> Bool { endings.contains { name.hasSuffix($0) && name.count > $0.count } }
    return !isMade && (ends(with: screenEndings) || ends(with: rowEndings) && hasPicture(type, codebase))
  }

  private static func hasPicture(_ type: TypeSymbol.ID, _ codebase: Codebase) -> Bool {
    codebase.types[type].kind == .struct
      && codebase.members[type].contains { member in
        let declaration = codebase.declaration(member)
        guard declaration.kind == .property, declaration.type >= 0, !declaration.flags.contains(.isStatic) else { return false }
        let scope = TypeScope(file: Int(member.file), types: codebase.enclosing(type))
        let value = codebase.resolve(declaration.type, in: scope).unwrapped
        return codebase.externalName(of: value).map(pictures.contains) == true
      }
  }

  /// Whether a type is called what a screen or a cell shows, or is a struct of texts and pictures in a folder for views, whoever
  /// makes it.
  static func isMadeForScreen(_ type: TypeSymbol.ID, _ codebase: Codebase, _ ancestry: Ancestry) -> Bool {
    if isNamedForScreen(type, codebase, ancestry) { return true }
    guard codebase.types[type].kind == .struct, ancestry.traits[type].isDisjoint(with: [.isCoded, .isStored]),
      let declaration = codebase.types[type].declaration
    else { return false }
    let folder = codebase.files[Int(declaration.file)].folder
    return folder.last.map(viewFolderNames.contains) == true && !folder.contains(where: Entities.folders.contains)
      && codebase.showsAsIs(type)
  }

  /// The types of the properties and parameters of views and presenters that are called view models.
  private func typesNamedViewModel() -> Set<TypeSymbol.ID> {
    var named: Set<TypeSymbol.ID> = []
    for type in codebase.types.indices where isPresenting(type) {
      let scope = codebase.enclosing(type)
      for member in codebase.members[type] {
        for value in [member] + codebase.parameters(of: member) where isNamedViewModel(value) {
          if let held = held(by: value, scope) { named.insert(held) }
        }
      }
    }
    return named
  }

  private func isPresenting(_ type: TypeSymbol.ID) -> Bool {
    if codebase.types[type].isExternal { return false }
    if let id = index.component(enclosing: type) { return Self.presenting.contains(components[id].role) }
    return !ancestry.traits[type].isDisjoint(with: [.isPlainView, .isViewController])
  }

  private func isNamedViewModel(_ value: DeclarationReference) -> Bool {
    let declaration = codebase.declaration(value)
    guard [.property, .parameter].contains(declaration.kind), declaration.type >= 0 else { return false }
    // A parameter has a label and a name of its own.
    return [declaration.name, declaration.innerName].contains { name in
      name != NameTable.none && isViewModel(codebase.text(codebase.files[Int(value.file)].name(name)))
    }
  }

  private func isViewModel(_ name: String) -> Bool { Self.names.contains(name) || Self.endings.contains(where: name.hasSuffix) }

  /// The type of a value, or of the elements of an array.
  private func held(by value: DeclarationReference, _ scope: [TypeSymbol.ID]) -> TypeSymbol.ID? {
    var held = codebase.resolve(codebase.declaration(value).type, in: TypeScope(file: Int(value.file), types: scope)).unwrapped
    while case .array(let element) = held { held = element.unwrapped }
    guard case .nominal(let symbol, _) = held else { return nil }
    return symbol
  }
}
