import ViperConfiguration
import ViperModel
import ViperText

/// A module, group or folder between which circles are looked for.
struct CircleUnit: Hashable {
  /// What tells it from others of the same name.
  var key: String
  /// As printed.
  var name: String
  /// Whether it is a folder of code, in which others may lie.
  var isFolder = false

  /// Whether one is a folder in the other: a feature and a part of it are no circle.
  func isNested(with other: CircleUnit) -> Bool {
    isFolder && (key.hasPrefix(other.key + "/") || other.key.hasPrefix(key + "/"))
  }
}

/// The units that types belong to.
struct CircleUnits {
  private let unit: ConstraintUnit
  private let input: ConstraintInput
  /// For folders: those below which they are looked for, as components of absolute paths, the deepest first.
  private let tops: [[Substring]]

  /// - Parameters:
  ///   - types: those in which circles count.
  ///   - selection: what selects them; nil for all.
  ///   - folder: the absolute one that paths in the selection are relative to.
  init(_ unit: ConstraintUnit, _ types: TypeSet, _ selection: Selection?, _ input: ConstraintInput, folder: String) {
    (self.unit, self.input) = (unit, input)
    guard unit == .folder else {
      tops = []
      return
    }
    let folders = Set(types.types.map { Self.folder(input.inventory.file(of: $0).path) })
    let shared = folders.dropFirst().reduce(folders.first ?? []) { shared, folder in
      Array(zip(shared, folder).prefix { $0 == $1 }.map(\.0))
    }
    tops = Self.named(in: selection, below: folder).sorted { $0.count > $1.count } + [shared]
  }

  private static func folder(_ file: String) -> [Substring] { Array(file.split(separator: "/").dropLast()) }

  /// The folders that paths name before their first wildcard: a feature alone below `Features/**` is one folder nevertheless.
  private static func named(in selection: Selection?, below folder: String) -> [[Substring]] {
    let least = folder.split(separator: "/").count
    let paths = (selection?.selectors ?? []).flatMap(\.conditions).flatMap(\.paths)
    return paths.flatMap(\.fixedPrefixes).map { $0.split(separator: "/") }.filter { $0.count > least }
  }

  func unit(of type: CodeInventory.ID) -> CircleUnit? {
    switch unit {
    case .module: return input.modules[type].map { CircleUnit(key: "\($0)", name: input.graph.modules[$0].name) }
    case .group: return input.group(type).map { CircleUnit(key: $0.path, name: $0.path, isFolder: true) }
    case .folder: return folderUnit(input.inventory.file(of: type))
    }
  }

  private func folderUnit(_ file: InventoryFile) -> CircleUnit? {
    let folder = Self.folder(file.path)
    guard let top = tops.first(where: { folder.starts(with: $0) }), folder.count > top.count else { return nil }
    let deeper = folder.count - top.count - 1
    let printed = file.name.split(separator: "/").dropLast(deeper + 1)
    return CircleUnit(key: folder[...top.count].joined(separator: "/"), name: printed.joined(separator: "/"))
  }
}
