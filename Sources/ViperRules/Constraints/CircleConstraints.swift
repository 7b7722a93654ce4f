import ViperConfiguration
import ViperModel

/// Finds circles of references between modules, groups, folders, targets or packages.
struct CircleConstraints {
  let input: ConstraintInput
  let unit: ConstraintUnit
  private let selected: SelectedEnd
  /// By type, the position of its unit in `units`; -1 for none.
  private let unitOfType: [Int]
  private let units: [CircleUnit]
  private var names: [String] { units.map(\.name) }

  /// - Parameters:
  ///   - selected: what selects the types, and the references that count.
  ///   - selection: the same as written; nil for all.
  ///   - folder: the absolute one that paths in the selection are relative to.
  init(_ unit: ConstraintUnit, of selected: SelectedEnd, in selection: Selection?, _ input: ConstraintInput, folder: String) {
    (self.input, self.unit, self.selected) = (input, unit, selected)
    let types = selected.types
    let places = CircleUnits(unit, types, selection, input, folder: folder)
    var (numbers, units): ([CircleUnit: Int], [CircleUnit]) = ([:], [])
    unitOfType = input.inventory.types.indices.map { type in
      guard types.contains(type), let found = places.unit(of: type) else { return -1 }
      if let known = numbers[found] { return known }
      numbers[found] = units.count
      units.append(found)
      return units.count - 1
    }
    self.units = units
  }

  /// One for each set of units that refer to each other in circles, with the shortest circle as its path.
  func circles() -> [ConstraintBreach] {
    let (edges, names) = (edges(), names)
    var targets = [[Int]](repeating: [], count: names.count)
    for edge in edges.keys { targets[edge.from].append(edge.to) }
    for unit in targets.indices { targets[unit].sort { (names[$0], $0) < (names[$1], $1) } }
    let numbers = StronglyConnectedComponents.numbers(count: names.count, edges: edges.keys.map { ($0.from, $0.to) })
    let components = Dictionary(grouping: names.indices, by: { numbers[$0] }).values.filter { $0.count > 1 }
    // These components have two units at least.
    let starts = components.map { members in members.min { (names[$0], $0) < (names[$1], $1) }! }
    return zip(starts, components).sorted { $0.0 < $1.0 }.map { start, members in
      let members = members.sorted { (names[$0], $0) < (names[$1], $1) }
      let circles = members.lazy.map { Self.shortestCircle(from: $0, targets, within: Set(members)) }
      // As above, so that there is a circle for each.
      return breach(along: circles.min { $0.count < $1.count }!, of: members, edges)
    }
  }

  /// The unit of a type, as printed; nil for one of none.
  func unitName(of type: CodeInventory.ID) -> String? { unitOfType[type] < 0 ? nil : units[unitOfType[type]].name }

  private struct Edge: Hashable {
    var from: Int
    var to: Int
  }

  /// By pair of units, the use that enters first.
  private func edges() -> [Edge: InventoryUse] {
    var edges: [Edge: InventoryUse] = [:]
    for use in input.inventory.uses {
      let edge = Edge(from: unitOfType[Int(use.from)], to: unitOfType[Int(use.to)])
      guard edge.from >= 0, edge.to >= 0, edge.from != edge.to, !units[edge.from].isNested(with: units[edge.to]),
        selected.contains(Int(use.from), by: use), selected.contains(Int(use.to), by: use)
      else { continue }
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
    var unit = end
    while unit != start, let previous = before[unit] {
      unit = previous
      path.append(unit)
    }
    return path.reversed()
  }

  private static let mostNames = 12

  /// - Parameter members: all units in circles with these, by name.
  private func breach(along circle: [Int], of members: [Int], _ edges: [Edge: InventoryUse]) -> ConstraintBreach {
    // A circle goes along edges.
    let uses = circle.indices.map { edges[Edge(from: circle[$0], to: circle[($0 + 1) % circle.count])]! }
    let steps = circle.indices.map { " → \(names[circle[($0 + 1) % circle.count]]) (\(input.manner(uses[$0])))" }
    let path = names[circle[0]] + steps.joined()
    var others = ""
    if members.count > circle.count {
      let more = members.count > Self.mostNames ? " and \(members.count - Self.mostNames) more" : ""
      let listed = members.prefix(Self.mostNames).map { names[$0] }.joined(separator: ", ")
      others = " (\(members.count) \(unit.rawValue)s in cycles: \(listed)\(more))"
    }
    var breach = ConstraintBreach(uses[0], "\(unit.rawValue)s refer to each other in a cycle: \(path)\(others)", in: input)
    // The first type on the way is another one when lines move.
    breach.whole = ConstraintBreach.Whole(name: names[members[0]], number: members[0])
    breach.notes = uses.dropFirst().map { use in
      Finding.Note(range: input.inventory.range(of: use), message: input.mannerWords(use))
    }
    return breach
  }
}
