/// The cache of property types, declared or inferred from initial values.
///
/// Properties can depend on each other in a cycle. Each of them sees the others of its cycle as unknown, whichever is inferred
/// first, so that the outcome does not depend on the order of the code. Cycles are the strongly connected components of Tarjan's
/// algorithm; their types are cached once the whole cycle is inferred.
struct InferredTypes {
  private struct Inferred {
    var type: SemanticType
    /// The number of nested evaluations that inference takes; 0 for a declared type.
    var height: Int
  }

  /// A property whose inference is in progress.
  private struct Frame {
    /// The position in `open`, and the lowest position that the property depends on.
    let position: Int
    var lowest: Int
    /// The evaluation depth at the beginning, and the deepest evaluation of the dependent property until then.
    let depth: Int
    let deepestOfAsker: Int
  }

  /// The depth limit, above the nesting of real code and below what the stack allows.
  static let depthLimit = 400

  private var known: SparseArray<Inferred>
  private var frames: [Frame] = []
  /// The properties of unfinished cycles, in the order in which their inference began.
  private var open: [(slot: Int, inferred: Inferred)] = []
  private var positions: [Int: Int] = [:]
  private var depth = 0
  /// The deepest evaluation since the innermost inference began, including the heights of cached types.
  private var deepest = 0
  /// Whether the depth limit was hit during inference, or would be hit in another order of evaluation.
  private(set) var dependsOnOrder = false

  init(slots: Int) { known = SparseArray(count: slots) }

  // MARK: depth

  /// Enters a nested evaluation, or returns false at the limit.
  mutating func descend() -> Bool {
    guard depth < Self.depthLimit else {
      if !frames.isEmpty { dependsOnOrder = true }
      return false
    }
    depth += 1
    deepest = max(deepest, depth)
    return true
  }

  mutating func ascend() { depth -= 1 }

  // MARK: types

  /// The type of a property as seen from the current code, where a property on the same cycle is unknown; nil if it must be
  /// inferred.
  mutating func type(of slot: Int) -> SemanticType? {
    if let inferred = known[slot] {
      deepest = max(deepest, depth + inferred.height)
      if depth + inferred.height >= Self.depthLimit { dependsOnOrder = true }
      return inferred.type
    }
    guard let position = positions[slot] else { return nil }
    frames[frames.count - 1].lowest = min(frames[frames.count - 1].lowest, position)
    return .unknown
  }

  mutating func insert(written type: SemanticType, of slot: Int) { known.insert(Inferred(type: type, height: 0), at: slot) }

  /// Begins an inference; `end` must follow the evaluation of the initial value.
  mutating func begin(_ slot: Int) {
    positions[slot] = open.count
    frames.append(Frame(position: open.count, lowest: open.count, depth: depth, deepestOfAsker: deepest))
    open.append((slot, Inferred(type: .unknown, height: 0)))
    deepest = depth
  }

  /// Ends the innermost inference, and returns the type as seen from the dependent property.
  mutating func end(_ type: SemanticType) -> SemanticType {
    // Each end has its beginning.
    let frame = frames.removeLast()
    open[frame.position].inferred = Inferred(type: type, height: deepest - frame.depth)
    deepest = max(deepest, frame.deepestOfAsker)
    if frame.lowest == frame.position {
      close(from: frame.position)
      return type
    }
    frames[frames.count - 1].lowest = min(frames[frames.count - 1].lowest, frame.lowest)
    return .unknown
  }

  /// Caches the types of a finished cycle, with the sum of their heights, because any of them may be evaluated first.
  private mutating func close(from position: Int) {
    let height = open[position...].reduce(0) { $0 + $1.inferred.height }
    for (slot, inferred) in open[position...] {
      known.insert(Inferred(type: inferred.type, height: height), at: slot)
      positions[slot] = nil
    }
    open.removeSubrange(position...)
  }
}
