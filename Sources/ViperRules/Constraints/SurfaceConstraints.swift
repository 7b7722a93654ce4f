import ViperConfiguration
internal import ViperFacts
import ViperModel
internal import ViperText

/// Checks who reaches what: `published`, `protected-types` and `only … may-import`.
struct SurfaceConstraints {
  let input: ConstraintInput

  /// - Parameter others: what modules publish besides.
  func unpublished(_ selected: TypeSet, except others: TypeSet?) -> [ConstraintBreach] {
    let offered = offeredTypes()
    return uses(entering: selected).filter { use in
      let target = Int(use.to)
      return !isEntrance(target) && !offered.contains(target) && others?.contains(target) != true && !isRoot(Int(use.from))
    }.map { use in
      // What is entered is a part of a module.
      let module = input.module(Int(use.to))!.name
      return ConstraintBreach(
        use,
        "\(input.words(use)), which module '\(module)' does not publish", in: input)
    }
  }

  /// The references to parts of modules from outside of these modules.
  func uses(entering selected: TypeSet) -> [InventoryUse] {
    input.inventory.uses.filter { use in
      guard selected.contains(Int(use.to)), let module = input.modules[Int(use.to)] else { return false }
      return input.modules[Int(use.from)] != module
    }
  }

  /// What the entrances of a module take and return of its own: who uses them has to know it.
  private func offeredTypes() -> Set<CodeInventory.ID> {
    let offers = input.inventory.uses.lazy.filter { use in
      use.isOffered && input.modules[Int(use.to)] == input.modules[Int(use.from)] && isEntrance(Int(use.from))
    }
    return Set(offers.map { Int($0.to) })
  }

  /// Whether a part is there for other modules: a module input or output, and what puts the module together.
  private func isEntrance(_ type: CodeInventory.ID) -> Bool {
    guard let component = input.component(type) else { return false }
    if component.surface == .input || component.surface == .output { return true }
    let roles = input.dialect(type)?.assembly.roles ?? [.assembly]
    return component.role == .assembly || roles.contains(component.role)
  }

  /// Whether a component puts modules together.
  private func isRoot(_ type: CodeInventory.ID) -> Bool {
    input.component(type).map { $0.role == .assembly && $0.module == nil || $0.startsApp } ?? false
  }

  /// - Parameter words: what the users are.
  func unprotected(_ types: TypeSet, users: TypeSet, _ words: String) -> [ConstraintBreach] {
    uses(of: types).filter { !users.contains(Int($0.from)) && !input.isOwnInterface($0) }.map { use in
      ConstraintBreach(use, "\(input.words(use)), which only \(words) may do", in: input)
    }
  }

  /// The references to types from others than these.
  func uses(of types: TypeSet) -> [InventoryUse] {
    types.types.flatMap { input.uses(of: $0) }.filter { !types.contains(Int($0.from)) }
  }

  /// By file, the imports of Swift modules that fit one of the patterns.
  func imports(of modules: [String]) -> [[InventoryFile.Import]] {
    let patterns = modules.map { Wildcard($0) }
    return input.inventory.files.map { file in
      file.imports.filter { entry in patterns.contains { $0.matches(entry.module) } }
    }
  }

  func imports(of modules: [String], outside allowed: TypeSet) -> [ConstraintBreach] {
    let imports = imports(of: modules)
    var typesOfFile: [Int: [CodeInventory.ID]] = [:]
    for (type, entry) in input.inventory.types.enumerated() where !imports[entry.file].isEmpty {
      typesOfFile[entry.file, default: []].append(type)
    }
    return imports.indices.flatMap { number -> [ConstraintBreach] in
      let types = typesOfFile[number] ?? []
      guard let first = types.first, !types.contains(where: allowed.contains) else { return [] }
      return imports[number].map { entry in
        ConstraintBreach(
          type: types.first(where: input.isWhole) ?? first, subject: entry.module,
          message: "'\(input.inventory.files[number].name)' imports '\(entry.module)'", range: entry.range)
      }
    }
  }
}
