internal import ViperModel
internal import ViperPlatform
internal import ViperRules

/// A division of types into units that a selector names: roles, folders, groups or modules.
struct DraftedUnits {
  struct Edge: Hashable {
    var from: String
    var to: String
  }

  /// The key of a selector of units.
  let key: String
  /// The plural, for comments.
  let noun: String
  /// By type, its unit.
  let unitOfType: [String?]
  /// By pair of units, the number of references from one to the other.
  let weights: [Edge: Int]
  /// The number of types by unit.
  let sizes: [String: Int]

  private init(_ key: String, _ noun: String, _ unitOfType: [String?], _ code: DraftedCode) {
    (self.key, self.noun, self.unitOfType) = (key, noun, unitOfType)
    var (weights, sizes): ([Edge: Int], [String: Int]) = ([:], [:])
    for use in code.inventory.uses {
      guard let from = unitOfType[Int(use.from)], let to = unitOfType[Int(use.to)], from != to else { continue }
      weights[Edge(from: from, to: to), default: 0] += 1
    }
    for unit in unitOfType { if let unit { sizes[unit, default: 0] += 1 } }
    (self.weights, self.sizes) = (weights, sizes)
  }

  var referenceCount: Int { weights.values.reduce(0, +) }

  /// Whether two units refer to each other in any direction.
  func areJoined(_ a: String, _ b: String) -> Bool {
    weights[Edge(from: a, to: b)] != nil || weights[Edge(from: b, to: a)] != nil
  }

  // MARK: divisions

  static func roles(_ code: DraftedCode) -> DraftedUnits {
    let known = Set((Role.all + code.plan.dialects.pins.all.flatMap(\.ownRoles)).map(\.name))
    let units = code.inventory.types.indices.map { type -> String? in
      code.input.component(type).flatMap { known.contains($0.role.name) ? $0.role.name : nil }
    }
    return DraftedUnits("role", "roles", units, code)
  }

  static func modules(_ code: DraftedCode) -> DraftedUnits {
    let units = code.inventory.types.indices.map { type in
      code.input.module(type).flatMap { selectable($0.name) }
    }
    return DraftedUnits("module", "modules", units, code)
  }

  /// Groups by name, or by path where several have the name.
  static func groups(_ code: DraftedCode) -> DraftedUnits {
    let groups = code.input.groups
    var paths: [String: Set<String>] = [:]
    for group in groups { if let group { paths[group.name, default: []].insert(group.path) } }
    let units = code.inventory.types.map { type -> String? in
      groups[type.file].flatMap { selectable(paths[$0.name]?.count == 1 ? $0.name : $0.path) }
    }
    return DraftedUnits("group", "groups", units, code)
  }

  /// The folders below the one that has nearly everything.
  static func folders(_ code: DraftedCode) -> DraftedUnits {
    let base = AbsolutePath(code.folder)
    let paths = code.inventory.files.map { file -> [Substring]? in
      let path = AbsolutePath(file.path)
      return base.contains(path) ? Array(path.relative(to: base).split(separator: "/").dropLast()) : nil
    }
    let top = top(of: paths.compactMap(\.self))
    let units = code.inventory.types.map { type -> String? in
      guard let path = paths[type.file], path.count > top.count, path.starts(with: top) else { return nil }
      return selectable(path[...top.count].joined(separator: "/")).map { $0 + "/**" }
    }
    return DraftedUnits("path", "folders", units, code)
  }

  private static let share = 0.9

  private static func top(of folders: [[Substring]]) -> [Substring] {
    var top: [Substring] = []
    var inside = folders
    while true {
      let next = Dictionary(grouping: inside.filter { $0.count > top.count }, by: { $0[top.count] })
      guard let (name, members) = next.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }),
        Double(members.count) > Double(inside.count) * share
      else { return top }
      top.append(name)
      inside = members
    }
  }

  /// Nil for a name that is a pattern by chance.
  private static func selectable(_ name: String) -> String? { name.contains(where: "*?{}[]'\"\\\n".contains) ? nil : name }
}
