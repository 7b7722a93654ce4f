import ViperConfiguration
import ViperLinking
import ViperModel

/// Checks numbers of types, and the folders they are in: `limit` and `layout`.
struct LimitConstraints {
  let input: ConstraintInput

  func above(_ limits: ConstraintLimits, of types: TypeSet) -> [ConstraintBreach] {
    types.types.filter(input.isWhole).flatMap { type in
      limits.bounds.compactMap { measure, most -> ConstraintBreach? in
        let number = number(measure, of: type)
        guard number > most else { return nil }
        return ConstraintBreach(
          type, subject: measure.rawValue,
          "\(input.noun(type)) has \(number) \(Self.words(measure, number)), \(number - most) more than the limit of \(most)",
          in: input)
      }
    }
  }

  func number(_ measure: ConstraintLimits.Measure, of type: CodeInventory.ID) -> Int {
    let entry = input.inventory.types[type]
    switch measure {
    // Those of nested components are these components' own.
    case .lines: return input.component(type)?.lines ?? entry.size.lines
    case .members: return entry.size.members
    case .parameters: return entry.size.parameters
    case .dependencies:
      let stored = input.inventory.uses(by: type).filter { $0.kind == .stored && $0.strength != nil }
      return Set(stored.filter { Self.isObject(input.inventory.types[Int($0.to)].kind) }.map(\.property)).count
    case .fanIn: return Set(input.uses(ofOwner: type).map { input.owner(Int($0.from)) }).subtracting([type]).count
    case .fanOut: return Set(input.uses(byOwner: type).map { input.owner(Int($0.to)) }).subtracting([type]).count
    }
  }

  /// Whether a type is of objects, which code depends on, and not of values, which are its state.
  private static func isObject(_ kind: Component.Kind?) -> Bool { kind == .class || kind == .actor || kind == .protocol }

  private static func words(_ measure: ConstraintLimits.Measure, _ number: Int) -> String {
    let isOne = number == 1
    return switch measure {
    case .lines: isOne ? "line" : "lines"
    case .members: isOne ? "member" : "members"
    case .parameters: isOne ? "parameter in a function" : "parameters in a function"
    case .dependencies: isOne ? "stored dependency" : "stored dependencies"
    case .fanIn: isOne ? "type that refers to it" : "types that refer to it"
    case .fanOut: isOne ? "type that it refers to" : "types that it refers to"
    }
  }

  /// What has no module or group is in no wrong folder of one.
  ///
  /// - Parameter folders: patterns with `{module}` and `{group}`.
  func misplaced(_ types: TypeSet, folders: [String], in folder: String) -> [ConstraintBreach] {
    var known: [FolderPattern.Names: [FolderPattern]] = [:]
    return input.wholes(of: types).compactMap { type in
      let names = FolderPattern.Names(module: input.module(type)?.name, group: input.group(type)?.name)
      let patterns = known[names] ?? folders.compactMap { FolderPattern($0, names, in: folder) }
      known[names] = patterns
      let path = input.inventory.file(of: type).path
      if patterns.isEmpty || patterns.contains(where: { $0.matches(fileIn: path) }) { return nil }
      let wanted = patterns.map { "'\($0.text)'" }.joined(separator: " or ")
      return ConstraintBreach(type, subject: "", "\(input.noun(type)) is not in the folder \(wanted)", in: input)
    }
  }
}
