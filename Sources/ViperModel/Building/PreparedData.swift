import ViperFacts
import ViperLinking

/// Data types that a module's interactor makes for its own screen, out of other data: no other code makes, gets or decodes them.
struct PreparedData {
  private let codebase: Codebase
  private let components: [Component]
  private let index: ComponentIndex
  /// By data type, the module that makes it for itself.
  private var owners: [TypeSymbol.ID: ViperModule.ID] = [:]

  init(_ builder: ReferenceBuilder, _ entities: PlainEntities) {
    (codebase, components, index) = (builder.codebase, builder.components, builder.index)
    let made = Dictionary(grouping: builder.usages.constructions.lazy.filter { entities.types.contains($0.to) }, by: \.to)
    for (type, creations) in made { owners[type] = maker(of: type, creations) }
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

  /// Whether an entity is what the interactor of a view's module prepares for it.
  func contains(_ usage: TypeUsage) -> Bool {
    guard let owner = owners[usage.to] else { return false }
    return index.component(enclosing: usage.from).map { components[$0].module == owner } ?? false
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
      if components[id].role == .interactor { isPrepared = isPrepared || readsOthers(creation) }
    }
    guard modules.count == 1, isPrepared, let module = modules.first else { return nil }
    return module
  }

  /// Whether an argument of a creation has the member of another value, or is a local made of one.
  private func readsOthers(_ creation: TypeUsage) -> Bool {
    let facts = codebase.files[creation.file].facts
    guard let callee = facts.expressions.indices.first(where: { facts.expressions[$0].span == creation.span }),
      let arguments = BodySyntax.arguments(ofCallee: callee, in: facts)
    else { return false }
    func readsMember(_ expression: Int) -> Bool {
      (expression..<Int(facts.expressions[expression].subtreeEnd)).contains {
        facts.expressions[$0].kind == .member && facts.innerOperand(of: $0) != nil
      }
    }
    let locals = BodySyntax(around: creation, in: codebase).map { body in
      Set(body.range.filter { body.nodes[$0].kind == .binding && readsMember($0) }.map { body.nodes[$0].name })
    }
    return arguments.contains { argument in
      readsMember(argument)
        || facts.operands(of: argument).contains {
          facts.expressions[$0].kind == .name && locals?.contains(facts.expressions[$0].name) == true
        }
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
    components[component].range.file.split(separator: "/").dropLast()
  }

  private func isFiled(_ type: TypeSymbol.ID, in folder: [Substring]) -> Bool {
    guard let id = index[type] else { return false }
    let own = self.folder(of: id)
    return own.starts(with: folder) && !own.contains(where: Entities.folders.contains)
  }

  /// Whether a user is part of a module, or a helper without a role.
  private func isWithin(_ user: TypeSymbol.ID, _ module: ViperModule.ID) -> Bool {
    guard let id = index.component(enclosing: user) else { return true }
    return components[id].module == module || components[id].module == nil && components[id].role == .entity
  }
}
