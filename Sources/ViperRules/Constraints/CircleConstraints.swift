import ViperConfiguration
import ViperModel

/// Finds circles of references between modules, groups, folders, targets or packages.
struct CircleConstraints {
  let input: ConstraintInput
  let unit: ConstraintUnit
  /// By type, the position of its unit in `names`; -1 for none.
  private let unitOfType: [Int]
  private let names: [String]

  init(_ unit: ConstraintUnit, of types: TypeSet, _ input: ConstraintInput) {
    (self.input, self.unit) = (input, unit)
    let place = UnitPlaces(unit, types, input)
    var (numbers, names): ([String: Int], [String]) = ([:], [])
    unitOfType = input.inventory.types.indices.map { type in
      guard types.contains(type), let key = place.key(of: type) else { return -1 }
      if let known = numbers[key] { return known }
      numbers[key] = names.count
      names.append(key)
      return names.count - 1
    }
    self.names = names
  }

  /// One for each set of units that refer to each other in circles, with a shortest circle as its path.
  func circles() -> [ConstraintBreach] {
    let edges = edges()
    var targets = [[Int]](repeating: [], count: names.count)
    for edge in edges.keys { targets[edge.from].append(edge.to) }
    for unit in targets.indices { targets[unit].sort { names[$0] < names[$1] } }
    let numbers = StronglyConnectedComponents.numbers(count: names.count, edges: edges.keys.map { ($0.from, $0.to) })
    let components = Dictionary(grouping: names.indices, by: { numbers[$0] }).values.filter { $0.count > 1 }
    return components.map { members in
      let members = Set(members)
      let start = members.min { names[$0] < names[$1] }!
      return breach(along: Self.shortestCircle(from: start, targets, within: members), of: members.count, edges)
    }
  }

  private struct Edge: Hashable {
    var from: Int
    var to: Int
  }

  /// By pair of units, the use that enters first.
  private func edges() -> [Edge: InventoryUse] {
    var edges: [Edge: InventoryUse] = [:]
    for use in input.inventory.uses {
      let edge = Edge(from: unitOfType[Int(use.from)], to: unitOfType[Int(use.to)])
      guard edge.from >= 0, edge.to >= 0, edge.from != edge.to else { continue }
      if let known = edges[edge], known.rank <= use.rank { continue }
      edges[edge] = use
    }
    return edges
  }

  private static func shortestCircle(from start: Int, _ targets: [[Int]], within members: Set<Int>) -> [Int] {
    var before: [Int: Int] = [:]
    var queue = [start]
    var position = 0
    while position < queue.count {
      let unit = queue[position]
      position += 1
      for target in targets[unit] where members.contains(target) {
        if target == start { return path(to: unit, from: start, before) }
        if before[target] == nil {
          before[target] = unit
          queue.append(target)
        }
      }
    }
    return [start]
  }

  private static func path(to end: Int, from start: Int, _ before: [Int: Int]) -> [Int] {
    var path = [end]
    while path.last! != start, let previous = before[path.last!] { path.append(previous) }
    return path.reversed()
  }

  private func breach(along circle: [Int], of count: Int, _ edges: [Edge: InventoryUse]) -> ConstraintBreach {
    let uses = circle.indices.map { edges[Edge(from: circle[$0], to: circle[($0 + 1) % circle.count])]! }
    let path = (circle + [circle[0]]).map { names[$0] }.joined(separator: " → ")
    let others = count > circle.count ? " (\(count) \(unit.rawValue)s in circles)" : ""
    var breach = ConstraintBreach(uses[0], "\(unit.rawValue)s refer to each other in a circle: \(path)\(others)", in: input)
    breach.subject = names[circle[0]]
    breach.notes = uses.dropFirst().map { use in
      Finding.Note(
        range: input.inventory.range(of: use),
        message: "\(input.noun(Int(use.from))) refers to \(input.noun(Int(use.to)))")
    }
    return breach
  }
}

/// The unit that a type belongs to, as printed.
private struct UnitPlaces {
  private let unit: ConstraintUnit
  private let input: ConstraintInput
  /// For folders: the folder around all selected files, as path components.
  private let top: [Substring]

  init(_ unit: ConstraintUnit, _ types: TypeSet, _ input: ConstraintInput) {
    (self.unit, self.input) = (unit, input)
    let folders = unit == .folder ? Set(types.types.map { Self.folder(input.inventory.file(of: $0).name) }) : []
    top = folders.dropFirst().reduce(folders.first ?? []) { shared, folder in
      Array(zip(shared, folder).prefix { $0 == $1 }.map(\.0))
    }
  }

  private static func folder(_ file: String) -> [Substring] { Array(file.split(separator: "/").dropLast()) }

  func key(of type: CodeInventory.ID) -> String? {
    let file = input.inventory.file(of: type)
    switch unit {
    case .module: return input.module(type).map { $0.name }
    case .group: return input.group(type)?.path
    case .folder:
      let folder = Self.folder(file.name)
      return folder.count > top.count ? folder[...top.count].joined(separator: "/") : nil
    case .target: return file.targets.count == 1 ? file.targets[0] : nil
    case .package: return file.package
    }
  }
}
