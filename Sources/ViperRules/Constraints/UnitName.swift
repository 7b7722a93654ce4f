import ViperConfiguration
import ViperModel

/// The unit of a type on a circle, as printed.
struct UnitName {
  let text: String

  init(_ unit: ConstraintUnit, of type: CodeInventory.ID, in input: ConstraintInput) {
    let file = input.inventory.file(of: type)
    let name =
      switch unit {
      case .module: input.module(type)?.name
      case .group: input.group(type)?.path
      case .folder: file.name.split(separator: "/").dropLast().joined(separator: "/")
      case .target: file.targets.first
      case .package: file.package
      }
    text = name ?? ConstraintScene.Group.others.name
  }
}
