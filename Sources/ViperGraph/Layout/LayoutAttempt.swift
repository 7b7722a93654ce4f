/// A layout engine with its settings and a time limit.
package struct LayoutAttempt: Sendable, Equatable {
  package enum Engine: String, Sendable {
    case dot
    /// An engine without columns and boxes that draws thousands of nodes in seconds.
    case sfdp
    /// Routes the lines of a map that have no path yet; the boxes are already placed.
    case nop2

    /// The settings of the engine; strong repulsion distributes a dense graph evenly, with space for every name.
    var settings: String {
      switch self {
      case .dot: ""
      case .sfdp: " layout=sfdp overlap=prism overlap_scaling=-2 repulsiveforce=3"
      case .nop2: " layout=nop2"
      }
    }
  }

  package var engine: Engine
  /// Whether roles are in columns, which is slow if many edges run against them.
  package var hasColumns: Bool
  /// Whether modules are in boxes.
  package var hasBoxes: Bool
  /// Whether lines take the simplest path: straight, or from row to row of a map.
  package var hasSimpleLines: Bool
  /// The share of the default number of iterations; nil for all of them.
  package var iterationLimit: Double?
  /// Whether modules are collapsed into folders.
  package var isCollapsed: Bool
  package var timeLimit: Duration

  package init(
    engine: Engine, hasColumns: Bool = true, hasBoxes: Bool = true, hasSimpleLines: Bool = false,
    iterationLimit: Double? = nil, isCollapsed: Bool = false, timeLimit: Duration
  ) {
    self.engine = engine
    self.hasColumns = hasColumns
    self.hasBoxes = hasBoxes
    self.hasSimpleLines = hasSimpleLines
    self.iterationLimit = iterationLimit
    self.isCollapsed = isCollapsed
    self.timeLimit = timeLimit
  }

  /// The routing of a map's lines: on the shortest ways around the boxes, or from row to row.
  static func map(hasSimpleLines: Bool) -> LayoutAttempt {
    LayoutAttempt(engine: .nop2, hasColumns: false, hasSimpleLines: hasSimpleLines, timeLimit: .seconds(10))
  }

  /// The shortcoming of the picture, for a message if the attempt replaces a better one.
  package var shortcoming: String {
    if isCollapsed { return "drawn by folder" }
    return switch engine {
    case .dot: "drawn with straight lines and without columns"
    case .nop2: "drawn with lines from row to row"
    case .sfdp: "drawn by the engine 'sfdp', without columns and boxes"
    }
  }
}
