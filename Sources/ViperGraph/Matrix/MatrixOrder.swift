/// The order of a matrix's modules: from the entries to the leaves, with the modules of a cycle next to each other.
///
/// Cycles are nested: those of all references are ordered without the weak ones, and the cycles that remain by what opens and owns
/// alone. So the references that matter most lead back up only where they have to.
struct MatrixOrder {
  /// The references that count.
  enum Tie: Int, CaseIterable, Comparable {
    /// Opens and owns.
    case flow
    /// All but weak and unowned references.
    case firm
    case any

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

    /// The tie of two modules by the most binding reference: a use next to a weak property is part of the same delegation.
    init(of style: EdgeStyle) {
      switch style {
      case .strong, .unknown, .navigation: self = .flow
      case .inheritance, .use: self = .firm
      case .weak, .unowned: self = .any
      }
    }
  }

  /// Modules next to each other that all lead to each other.
  struct Cycle: Equatable {
    /// Positions in `sequence`.
    var range: Range<Int>
    /// Whether the opening and owning references connect all of them with each other.
    var isOfFlow: Bool
  }

  private(set) var sequence: [Int] = []
  /// The cycles of references that are not weak, an outer one before those in it.
  private(set) var cycles: [Cycle] = []

  private let ties: [MatrixPair: Tie]
  private let entries: Set<Int>
  private let folders: [Int]

  /// - Parameter nodes: the nodes to order.
  /// - Parameter folders: the folder of each node.
  init(_ nodes: [Int], ties: [MatrixPair: Tie], entries: Set<Int>, folders: [Int]) {
    self.ties = ties
    self.entries = entries
    self.folders = folders
    add(nodes, by: .any)
  }

  private mutating func add(_ nodes: [Int], by tie: Tie) {
    let order = order(of: nodes, by: tie)
    var place = 0
    for cycle in order.cycles {
      sequence += order.sequence[place..<cycle.lowerBound].map { nodes[$0] }
      let members = order.sequence[cycle].map { nodes[$0] }
      record(sequence.count..<sequence.count + members.count, tie)
      if let next = Tie(rawValue: tie.rawValue - 1) { add(members.sorted(), by: next) } else { sequence += members }
      place = cycle.upperBound
    }
    sequence += order.sequence[place...].map { nodes[$0] }
  }

  private mutating func record(_ range: Range<Int>, _ tie: Tie) {
    guard tie < .any else { return }
    if tie == .flow, cycles.last?.range == range { cycles.removeLast() }
    cycles.append(Cycle(range: range, isOfFlow: tie == .flow))
  }

  private func order(of nodes: [Int], by tie: Tie) -> FlowOrder {
    let seats = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    let edges = ties.compactMap { pair, own -> (from: Int, to: Int)? in
      guard own <= tie, let from = seats[pair.from], let to = seats[pair.to] else { return nil }
      return (from, to)
    }
    return FlowOrder(
      count: nodes.count, edges: edges.sorted { $0 < $1 }, entries: Set(entries.compactMap { seats[$0] }),
      folders: nodes.map { folders[$0] })
  }
}

/// Two nodes, of which the first refers to the second.
struct MatrixPair: Hashable {
  var from: Int
  var to: Int
}
