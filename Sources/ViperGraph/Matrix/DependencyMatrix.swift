import ViperLinking
import ViperModel

/// The modules of a view in a sequence, and a cell for each two of them of which one refers to the other.
struct DependencyMatrix {
  /// The references of one module to another.
  struct Cell {
    /// Positions in `sequence`.
    var row: Int
    var column: Int
    /// The most important one first; a cell has one at least.
    var references: [GraphView.Edge]

    /// Whether it leads back up, to a module before.
    var isRising: Bool { column < row }
    var count: Int { references.reduce(0) { $0 + $1.count } }
    var style: EdgeStyle { EdgeStyle(of: references[0]) }
    var marks: [GraphMark] { Set(references.flatMap(\.marks)).sorted() }
  }

  /// A feature folder.
  struct Folder: Equatable {
    var name: String
    var path: String
    /// Positions in the view's nodes, ascending.
    var nodes: [Int]
  }

  /// Modules of one folder next to each other.
  struct Run: Equatable {
    /// A position in `folders`.
    var folder: Int
    /// Positions in `sequence`.
    var range: Range<Int>
  }

  /// The largest number of rows, whose names are 1.3 mm high on A1 and 1.8 mm on A0.
  static let mostRows = 400

  /// The modules with references, as positions in the view's nodes.
  let sequence: [Int]
  /// The modules without references.
  let unlinked: [Int]
  let cycles: [MatrixOrder.Cycle]
  let folders: [Folder]
  let runs: [Run]
  /// By row, then by column.
  let cells: [Cell]

  /// - Parameter view: a view at module level.
  init(_ view: GraphView) {
    let edges = Dictionary(grouping: view.edges.filter { $0.from != $0.to }) { MatrixPair(from: $0.from, to: $0.to) }
    let groups = MapGroups.folders(of: view).filter { $0.members.count > 1 && $0.members.count < view.nodes.count }
    folders = groups.map { Folder(name: $0.label, path: $0.path, nodes: $0.members) }
    var folderOf = view.nodes.map { _ in groups.count }
    for (folder, group) in groups.enumerated() { for node in group.members { folderOf[node] = folder } }
    let linked = Set(edges.keys.flatMap { [$0.from, $0.to] })
    let order = MatrixOrder(
      linked.sorted(), ties: edges.mapValues { MatrixOrder.Tie(of: Self.style(of: $0)) },
      entries: Set(view.entries), folders: folderOf)
    sequence = order.sequence
    cycles = order.cycles
    unlinked = view.nodes.indices.filter { !linked.contains($0) }.sorted { (folderOf[$0], $0) < (folderOf[$1], $1) }
    runs = Self.runs(order.sequence.map { folderOf[$0] }).filter { $0.folder < groups.count }
    // The sequence has every node that an edge links.
    let positions = Dictionary(uniqueKeysWithValues: order.sequence.enumerated().map { ($1, $0) })
    cells = edges.map { pair, references in
      Cell(row: positions[pair.from]!, column: positions[pair.to]!, references: references.sorted(by: Self.isBefore))
    }
    .sorted { ($0.row, $0.column) < ($1.row, $1.column) }
  }

  private static func isBefore(_ a: GraphView.Edge, _ b: GraphView.Edge) -> Bool {
    let (first, second) = (rank(EdgeStyle(of: a)), rank(EdgeStyle(of: b)))
    return first != second ? first < second : a < b
  }

  // The order has every style.
  private static func rank(_ style: EdgeStyle) -> Int { MatrixStyle.order.firstIndex(of: style)! }

  private static func style(of references: [GraphView.Edge]) -> EdgeStyle {
    // A cell has a reference at least.
    references.map { EdgeStyle(of: $0) }.min { rank($0) < rank($1) }!
  }

  private static func runs(_ folders: [Int]) -> [Run] {
    folders.enumerated().reduce(into: []) { runs, next in
      if let last = runs.last, last.folder == next.element {
        runs[runs.count - 1].range = last.range.lowerBound..<next.offset + 1
      } else {
        runs.append(Run(folder: next.element, range: next.offset..<next.offset + 1))
      }
    }
  }
}

extension GraphView {
  /// The view of a matrix: at most so many rows as fit on a large sheet, or the number of its feature folders.
  package func collapsed(forMatrix collapse: Collapse) -> GraphView {
    switch collapse {
    case .folder: merging(MapGroups.folders(of: self), withEachReference: true)
    case .auto: nodes.count > DependencyMatrix.mostRows ? merging(MapGroups.folders(of: self), withEachReference: true) : self
    case .target, .modules, .none: collapse.applied(to: self)
    }
  }
}
