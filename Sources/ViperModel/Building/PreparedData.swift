import ViperFacts
import ViperLinking

/// Data types that are made for one screen, by its own module: its interactor makes them out of other data, or they are constants of
/// their own that its presenter shows. No other code makes, gets or decodes them.
struct PreparedData {
  private let codebase: Codebase
  private let ancestry: Ancestry
  private let components: [Component]
  private let types: [TypeSymbol.ID]
  private let index: ComponentIndex
  private let derived: DerivedValues
  /// By data type, the module that makes it for itself.
  private var owners: [TypeSymbol.ID: ViperModule.ID] = [:]

  init(_ builder: ReferenceBuilder, _ entities: PlainEntities) {
    (codebase, ancestry) = (builder.codebase, builder.ancestry)
    (components, types, index) = (builder.components, builder.types, builder.index)
    derived = DerivedValues(builder.codebase)
    let made = Dictionary(grouping: builder.usages.constructions.lazy.filter { entities.types.contains($0.to) }, by: \.to)
    for (type, creations) in made { owners[type] = maker(of: type, creations) }
    let constants = entities.types.filter { type in
      (made[type] ?? []).allSatisfy { $0.from == type } && hasOwnConstants(type) && codebase.showsAsIs(type)
    }
    owners.merge(presenters(of: constants, builder.usages.all)) { $1 }
    if owners.isEmpty { return }
    let folders = moduleFolders()
    for (type, module) in owners {
      guard let folder = folders[module], isFiled(type, in: folder) else {
        owners[type] = nil
        continue
      }
    }
    for usage in builder.usages.all {
      guard let module = owners[usage.to], usage.from != usage.to, let folder = folders[module] else { continue }
      if !isWithin(usage.from, module) || !codebase.files[usage.file].folder.starts(with: folder) { owners[usage.to] = nil }
    }
  }

  /// What a usage is by a view of the module that makes the data: of prepared data, which its folder or name may call an entity.
  func context(of usage: TypeUsage) -> UsageContext {
    guard let owner = owners[usage.to], let user = index.component(enclosing: usage.from), components[user].module == owner else {
      return []
    }
    return isCalledEntity(usage.to) ? .preparedEntity : .prepared
  }

  private func isCalledEntity(_ type: TypeSymbol.ID) -> Bool {
    guard let id = index[type] else { return false }
    return components[id].name.hasSuffix("Entity") || folder(of: id).contains(where: Entities.folders.contains)
  }

  /// The module whose interactor and presenter alone make a type, the interactor out of what other values have.
  private func maker(of type: TypeSymbol.ID, _ creations: [TypeUsage]) -> ViperModule.ID? {
    var modules: Set<ViperModule.ID?> = []
    var isPrepared = false
    for creation in creations {
      guard let id = index.component(enclosing: creation.from), [.interactor, .presenter].contains(components[id].role) else {
        return nil
      }
      modules.insert(components[id].module)
      if components[id].role == .interactor { isPrepared = isPrepared || derived.isDerived(creation) }
    }
    guard modules.count == 1, isPrepared, let module = modules.first else { return nil }
    return module
  }

  /// By data type that is made of its own constants alone, the one module whose presenter and views are all that use it.
  private func presenters(of constants: Set<TypeSymbol.ID>, _ usages: [TypeUsage]) -> [TypeSymbol.ID: ViperModule.ID] {
    if constants.isEmpty { return [:] }
    var modules: [TypeSymbol.ID: Set<ViperModule.ID?>] = [:]
    for usage in usages where constants.contains(usage.to) && !codebase.enclosing(usage.from).contains(usage.to) {
      if let id = index.component(enclosing: usage.from) {
        let isShowing = [.presenter, .view, .subview].contains(components[id].role)
        modules[usage.to, default: []].insert(isShowing ? components[id].module : nil)
      } else if ancestry.traits[usage.from].isDisjoint(with: [.isPlainView, .isViewController]) {
        modules[usage.to, default: []].insert(nil)
      }
    }
    return modules.compactMapValues { $0.count == 1 ? $0.first.flatMap(\.self) : nil }
  }

  /// Whether a type makes values of itself: `static let first = Page(title: "")`.
  private func hasOwnConstants(_ type: TypeSymbol.ID) -> Bool {
    codebase.members[type].contains { member in
      let (declaration, file) = (codebase.declaration(member), codebase.files[Int(member.file)])
      guard declaration.kind == .property, declaration.flags.contains(.isStatic), declaration.value >= 0,
        file.facts.expressions[Int(declaration.value)].kind == .call,
        let callee = file.facts.innerOperand(of: Int(declaration.value))
      else { return false }
      let name = file.name(file.facts.expressions[callee].name)
      return name == codebase.types[type].name || codebase.text(name) == "init"
    }
  }

  /// By module, the deepest folder of its parts, where no part of another module is.
  private func moduleFolders() -> [ViperModule.ID: [Substring]] {
    var folders: [ViperModule.ID: [Substring]] = [:]
    let placed = components.indices.compactMap { id in
      components[id].module.map { (module: $0, folder: folder(of: id)) }
    }
    for (module, folder) in placed {
      folders[module] = folders[module].map { Array(zip($0, folder).prefix { $0 == $1 }.map(\.0)) } ?? folder
    }
    let wanted = Set(owners.values)
    return folders.filter { module, folder in
      wanted.contains(module) && !folder.isEmpty && placed.allSatisfy { $0.module == module || !$0.folder.starts(with: folder) }
    }
  }

  private func folder(of component: Component.ID) -> [Substring] {
    codebase.types[types[component]].declaration.map { codebase.files[Int($0.file)].folder } ?? []
  }

  private func isFiled(_ type: TypeSymbol.ID, in folder: [Substring]) -> Bool {
    guard let id = index[type] else { return false }
    return self.folder(of: id).starts(with: folder)
  }

  /// Whether a user is part of a module, or a helper without a role.
  private func isWithin(_ user: TypeSymbol.ID, _ module: ViperModule.ID) -> Bool {
    guard let id = index.component(enclosing: user) else { return true }
    return components[id].module == module || components[id].module == nil && components[id].role == .entity
  }
}
