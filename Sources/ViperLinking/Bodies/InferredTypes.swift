/// The types of properties, written or inferred from their first values, each worked out once.
///
/// Properties may need each other's types in a circle. Each of them sees the others of its circle as unknown, whichever is asked
/// for first, so that the outcome does not depend on the order of the code that asks: circles are found as Tarjan's strongly
/// connected components, of which a type becomes known when its whole circle is done.
struct InferredTypes {
  private struct Inferred {
    var type: SemanticType
    /// How many levels deep the evaluation goes to infer it: none where it is written.
    var height: Int
  }

  /// A property that is being inferred.
  private struct Frame {
    /// Its position in `open`, and the first one of what it needs in a circle.
    let position: Int
    var lowest: Int
    /// The depth that it was asked for at, and how deep the asker had gone.
    let depth: Int
    let deepestOfAsker: Int
  }

  /// More levels than code is nested in, and fewer than the stack takes.
  static let depthLimit = 400

  private var known: SparseArray<Inferred>
  private var frames: [Frame] = []
  /// Properties whose circles are not done, in the order in which they were asked for.
  private var open: [(slot: Int, inferred: Inferred)] = []
  private var positions: [Int: Int] = [:]
  private var depth = 0
  /// How deep the evaluation went since the innermost inference began, also where something was inferred before.
  private var deepest = 0
  /// Whether code is nested so deep that a type was not inferred in full, or would not be if it was asked for elsewhere first.
  private(set) var dependsOnOrder = false

  init(slots: Int) { known = SparseArray(count: slots) }

  // MARK: depth

  /// One level deeper; false at the limit.
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

  /// A property's type as the code sees it that is being read; nil where it has to be inferred.
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

  /// To be followed by `end` once the property's first value is evaluated.
  mutating func begin(_ slot: Int) {
    positions[slot] = open.count
    frames.append(Frame(position: open.count, lowest: open.count, depth: depth, deepestOfAsker: deepest))
    open.append((slot, Inferred(type: .unknown, height: 0)))
    deepest = depth
  }

  /// The type of the property that was begun last, as its asker sees it.
  mutating func end(_ type: SemanticType) -> SemanticType {
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

  /// In a circle any of them may be asked for first, and then go as deep as all together.
  private mutating func close(from position: Int) {
    let height = open[position...].reduce(0) { $0 + $1.inferred.height }
    for (slot, inferred) in open[position...] {
      known.insert(Inferred(type: inferred.type, height: height), at: slot)
      positions[slot] = nil
    }
    open.removeSubrange(position...)
  }
}
