/// A layout engine with its settings and a time limit.
package struct LayoutAttempt: Sendable, Equatable {
  package enum Engine: String, Sendable {
    case dot
    /// An engine without columns and boxes that draws thousands of nodes in seconds.
    case sfdp
    /// Routes the lines of a map, whose boxes have their places.
    case nop

    /// The settings of the engine; strong repulsion distributes a dense graph evenly, with space for every name.
    var settings: String {
      switch self {
      case .dot: ""
      case .sfdp: " layout=sfdp overlap=prism overlap_scaling=-2 repulsiveforce=3"
      case .nop: " layout=nop"
      }
    }
  }

  package var engine: Engine
  /// Whether roles are in columns, which is slow if many edges run against them.
  package var hasColumns: Bool
  /// Whether modules are in boxes.
  package var hasBoxes: Bool
  package var hasStraightLines: Bool
  /// The share of the default number of iterations; nil for all of them.
  package var iterationLimit: Double?
  /// Whether modules are collapsed into folders.
  package var isCollapsed: Bool
  package var timeLimit: Duration

  package init(
    engine: Engine, hasColumns: Bool = true, hasBoxes: Bool = true, hasStraightLines: Bool = false,
    iterationLimit: Double? = nil, isCollapsed: Bool = false, timeLimit: Duration
  ) {
    self.engine = engine
    self.hasColumns = hasColumns
    self.hasBoxes = hasBoxes
    self.hasStraightLines = hasStraightLines
    self.iterationLimit = iterationLimit
    self.isCollapsed = isCollapsed
    self.timeLimit = timeLimit
  }

  /// The routing of a map's lines: around the boxes if they are few.
  static func map(hasStraightLines: Bool) -> LayoutAttempt {
    LayoutAttempt(engine: .nop, hasColumns: false, hasStraightLines: hasStraightLines, timeLimit: .seconds(10))
  }

  /// The shortcoming of the picture, for a message if the attempt replaces a better one.
  package var shortcoming: String {
    if isCollapsed { return "drawn by folder" }
    return switch engine {
    case .dot: "drawn with straight lines and without columns"
    case .nop: "drawn with straight lines"
    case .sfdp: "drawn by the engine 'sfdp', without columns and boxes"
    }
  }
}
