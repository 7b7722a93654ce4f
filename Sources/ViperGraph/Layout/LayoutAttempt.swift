/// One way to lay out a picture, and the time it may take.
package struct LayoutAttempt: Sendable, Equatable {
  package enum Engine: String, Sendable {
    case dot
    /// Knows neither columns nor boxes, but draws thousands of nodes in seconds.
    case sfdp

    /// Strong repulsion packs a tangle evenly, with room for every name.
    var settings: String { self == .sfdp ? " layout=sfdp overlap=prism overlap_scaling=-2 repulsiveforce=3" : "" }
  }

  package var engine: Engine
  /// Whether roles stand in columns, which costs much where edges run against them.
  package var hasColumns: Bool
  /// Whether modules stand in boxes.
  package var hasBoxes: Bool
  package var hasStraightLines: Bool
  /// The share of the default number of iterations; nil for all of them.
  package var iterationLimit: Double?
  /// Whether folders stand for their modules.
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

  /// What its picture lacks, said to who gets it in place of a better one.
  package var shortcoming: String {
    if isCollapsed { return "drawn by folder" }
    return switch engine {
    case .dot: "drawn with straight lines and without columns"
    case .sfdp: "drawn by the engine 'sfdp', without columns and boxes"
    }
  }
}
