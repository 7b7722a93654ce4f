import ViperModel

/// Shortest paths of references to targets, from owner to owner, through code that is neither excepted nor where paths begin.
struct ReferencePaths {
  /// The first reference of a path to a target.
  private struct Step {
    var use: InventoryUse
    /// The owner of the target.
    var end: CodeInventory.ID
    var length: Int
  }

  private let input: ConstraintInput
  private let targets: TypeSet
  private let own: TypeSet
  private let except: TypeSet
  private let enters: (InventoryUse) -> Bool
  /// By owner, the first references of the shortest paths to two targets: one of them may be where a path begins.
  private var steps: [[Step]]

  /// - Parameters:
  ///   - own: where paths begin, and through which none leads: a path from there is another one.
  ///   - enters: whether a reference to a target is of the kind asked for.
  init(
    to targets: TypeSet, _ input: ConstraintInput, avoiding own: TypeSet, except: TypeSet,
    enters: @escaping (InventoryUse) -> Bool
  ) {
    (self.input, self.targets, self.own, self.except, self.enters) = (input, targets, own, except, enters)
    steps = Array(repeating: [], count: input.typeCount)
    var queue: [(owner: CodeInventory.ID, step: Step)] = []
    for target in targets.types where !except.contains(target) {
      for use in input.uses(of: target) where enters(use) {
        visit(Step(use: use, end: input.owner(target), length: 1), &queue)
      }
    }
    var position = 0
    while position < queue.count {
      let (owner, next) = queue[position]
      position += 1
      for use in input.uses(ofOwner: owner) { visit(Step(use: use, end: next.end, length: next.length + 1), &queue) }
    }
  }

  private static let mostTargets = 2

  private mutating func visit(_ step: Step, _ queue: inout [(owner: CodeInventory.ID, step: Step)]) {
    let user = Int(step.use.from)
    let owner = input.owner(user)
    guard !own.contains(user), !except.contains(user), !except.contains(owner), owner != step.end,
      steps[owner].count < Self.mostTargets,
      !steps[owner].contains(where: { $0.end == step.end })
    else { return }
    steps[owner].append(step)
    queue.append((owner, step))
  }

  /// The shortest path that begins with one of the references; nil where none leads to a target.
  func shortest(beginningWith uses: [InventoryUse]) -> [InventoryUse]? {
    var best: (use: InventoryUse, end: CodeInventory.ID, length: Int)?
    for use in uses {
      guard let (end, length) = nearest(use) else { continue }
      if let known = best, (known.length, known.use.rank) <= (length, use.rank) { continue }
      best = (use, end, length)
    }
    guard let best else { return nil }
    var (path, last) = ([best.use], best.use)
    for _ in 1..<best.length {
      guard let step = steps[input.owner(Int(last.to))].first(where: { $0.end == best.end }) else { break }
      last = step.use
      path.append(last)
    }
    return path
  }

  private func nearest(_ use: InventoryUse) -> (end: CodeInventory.ID, length: Int)? {
    let (target, start) = (Int(use.to), input.owner(Int(use.from)))
    let owner = input.owner(target)
    if except.contains(target) { return nil }
    if targets.contains(target), enters(use) { return (owner, 1) }
    if own.contains(target) { return nil }
    return steps[owner].first { $0.end != start }.map { ($0.end, $0.length + 1) }
  }
}
