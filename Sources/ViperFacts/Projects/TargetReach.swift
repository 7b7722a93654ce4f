/// What each target depends on, directly or not, itself included.
///
/// Targets that depend on each other, in a ring, reach the same; so each ring is searched once. This is Tarjan's algorithm, with a
/// stack of its own: a chain of dependencies may have thousands of links.
struct TargetReach {
  private let direct: [[Int32]]
  private var found: [TargetBits?]
  /// By target, the number of its visit, or of the first visit that its ring leads back to; nil before.
  private var visits: [Int?]
  private var visitCount = 0
  /// The targets whose ring is not closed yet.
  private var open: [Int] = []

  /// - Parameter direct: by target, the targets that it names.
  static func all(_ direct: [[Int32]]) -> [TargetBits] {
    var reach = TargetReach(direct)
    for target in direct.indices where reach.visits[target] == nil { reach.search(from: target) }
    return reach.found.map { $0 ?? TargetBits(count: direct.count) }
  }

  private init(_ direct: [[Int32]]) {
    self.direct = direct
    found = Array(repeating: nil, count: direct.count)
    visits = Array(repeating: nil, count: direct.count)
  }

  private mutating func search(from start: Int) {
    var way = [(target: start, next: 0, number: visit(start))]
    while let (target, next, number) = way.last {
      if next < direct[target].count {
        way[way.count - 1].next += 1
        let other = Int(direct[target][next])
        if visits[other] == nil {
          way.append((other, 0, visit(other)))
        } else if found[other] == nil {
          lead(target, back: other)
        }
      } else {
        way.removeLast()
        if visits[target] == number { close(target) }
        if let before = way.last?.target, found[target] == nil { lead(before, back: target) }
      }
    }
  }

  private mutating func visit(_ target: Int) -> Int {
    visitCount += 1
    visits[target] = visitCount
    open.append(target)
    return visitCount
  }

  private mutating func lead(_ target: Int, back other: Int) {
    if let a = visits[target], let b = visits[other] { visits[target] = min(a, b) }
  }

  /// Ends the ring that was entered at a target: all of it that is open since.
  private mutating func close(_ target: Int) {
    let ring = open[(open.lastIndex(of: target) ?? 0)...]
    var bits = TargetBits(count: direct.count)
    for member in ring { _ = bits.insert(Int32(member)) }
    for member in ring {
      // What is in the set already was added with all that it reaches.
      for other in direct[member] where !bits.contains(other) {
        if let reached = found[Int(other)] { bits.formUnion(reached) }
      }
    }
    for member in ring { found[member] = bits }
    open.removeLast(ring.count)
  }
}
