/// All modules of an app: a tree of screens in each area, with some shortcuts inside an area and a few across.
struct AppPlan {
  private static let areaSize = 50
  private static let childrenOfAScreen = 3
  private static let modulesOfAService = 20
  /// One module of so many has a mistake.
  private static let mistakeInterval = 10
  private static let actions = ["archive", "duplicate", "favorite", "rename", "export", "remove"]

  let modules: [ModulePlan]
  let services: [String]

  init(modules count: Int, seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let services = (0...(count / Self.modulesOfAService)).map { "Backend\($0)Service" }
    self.services = services
    modules = (0..<count).map { Self.module(at: $0, of: count, services: services, &numbers) }
  }

  private static func module(
    at index: Int, of count: Int, services: [String], _ numbers: inout SeededNumbers
  ) -> ModulePlan {
    let children = children(of: index, of: count)
    let links = links(of: index, of: count, &numbers).filter { $0 != index && !children.contains($0) }
    return ModulePlan(
      name: ModuleName.name(at: index), area: index / areaSize,
      fields: numbers.pick(3 + numbers.below(4), of: EntityField.all),
      actions: numbers.pick(1 + numbers.below(4), of: actions),
      service: services[numbers.below(services.count)],
      children: children.map(ModuleName.name), links: links.map(ModuleName.name),
      mistake: mistake(at: index))
  }

  /// As in a heap, inside the area; the first screen of an area opens that of the next one.
  private static func children(of index: Int, of count: Int) -> [Int] {
    let start = index / areaSize * areaSize
    let end = min(start + areaSize, count)
    let first = (index - start) * childrenOfAScreen + 1
    let inside = (first..<first + childrenOfAScreen).map { start + $0 }.filter { $0 < end }
    return inside + (index == start && end < count ? [end] : [])
  }

  private static func links(of index: Int, of count: Int, _ numbers: inout SeededNumbers) -> [Int] {
    let start = index / areaSize * areaSize
    let near = numbers.happens(inPercent: 30) ? [start + numbers.below(min(areaSize, count - start))] : []
    let far = numbers.happens(inPercent: 5) ? [numbers.below(count)] : []
    return near + far.filter { !near.contains($0) }
  }

  private static func mistake(at index: Int) -> Mistake? {
    guard index % mistakeInterval == mistakeInterval / 2 else { return nil }
    return Mistake.allCases[index / mistakeInterval % Mistake.allCases.count]
  }
}
