import ViperConfiguration
internal import ViperFacts
import ViperModel
internal import ViperText

/// Checks who reaches what: `published`, `protected-types` and `only … may-import`.
struct SurfaceConstraints {
  let input: ConstraintInput

  func unpublished(_ selected: TypeSet) -> [ConstraintBreach] {
    input.inventory.uses.filter { use in
      let (from, to) = (Int(use.from), Int(use.to))
      guard selected.contains(to), let module = input.modules[to], input.modules[from] != module else { return false }
      return !isPublished(to) && !isRoot(from)
    }.map { use in
      let module = input.module(Int(use.to))!.name
      return ConstraintBreach(
        use,
        "\(input.words(use)), which module '\(module)' does not publish", in: input)
    }
  }

  /// Whether other modules may know a part: a module input or output, and what puts the module together.
  private func isPublished(_ type: CodeInventory.ID) -> Bool {
    guard let component = input.component(type) else { return false }
    if component.surface == .input || component.surface == .output { return true }
    let roles = input.dialect(type)?.assembly.roles ?? [.assembly]
    return component.role == .assembly || roles.contains(component.role)
  }

  /// Whether a component puts modules together.
  private func isRoot(_ type: CodeInventory.ID) -> Bool {
    input.component(type).map { $0.role == .assembly && $0.module == nil || $0.startsApp } ?? false
  }

  func unprotected(_ types: TypeSet, users: TypeSet) -> [ConstraintBreach] {
    types.types.flatMap { input.uses(of: $0) }.filter { use in
      !users.contains(Int(use.from)) && !types.contains(Int(use.from)) && !input.isOwnInterface(use)
    }.map { use in
      ConstraintBreach(use, "\(input.noun(Int(use.from))) refers to protected \(input.noun(Int(use.to)))", in: input)
    }
  }

  func imports(of modules: [String], outside allowed: TypeSet) -> [ConstraintBreach] {
    let patterns = modules.map { Wildcard($0) }
    var typesOfFile: [Int: [CodeInventory.ID]] = [:]
    for (type, entry) in input.inventory.types.enumerated() { typesOfFile[entry.file, default: []].append(type) }
    return input.inventory.files.indices.flatMap { number -> [ConstraintBreach] in
      let types = typesOfFile[number] ?? []
      guard let first = types.first, !types.contains(where: allowed.contains) else { return [] }
      return input.inventory.files[number].imports.filter { entry in
        patterns.contains { $0.matches(entry.module) }
      }.map { entry in
        ConstraintBreach(
          type: types.first(where: input.isWhole) ?? first, subject: entry.module,
          message: "'\(input.inventory.files[number].name)' imports '\(entry.module)'", range: entry.range)
      }
    }
  }
}
