/// The content of a page that is not part of the view, passed in because the view has no access to files, rules and metrics.
package struct PageDetails: Sendable {
  /// The source lines of findings.
  package var excerpts: [SourceLine: String]
  /// The metrics by the ids of nodes and the keys of clusters.
  package var metrics: [String: GraphView.Metrics]
  /// The metric that sizes show initially; nil for none.
  package var sizeBy: GraphView.Metric?
  package var colourBy: GraphView.Metric?
  /// The links to source lines.
  package var links: SourceLinks?
  /// The notes about how the page was made.
  package var notes: [String]
  /// The noun for a box, such as `module`.
  package var boxNoun: String
  /// Whether all boxes are open initially.
  package var startsOpen: Bool
  /// Whether the page shows the matrix first.
  package var isMatrix: Bool

  package init(
    excerpts: [SourceLine: String] = [:], metrics: [String: GraphView.Metrics] = [:], sizeBy: GraphView.Metric? = nil,
    colourBy: GraphView.Metric? = nil, links: SourceLinks? = nil, notes: [String] = [], boxNoun: String = "module",
    startsOpen: Bool = false, isMatrix: Bool = false
  ) {
    self.excerpts = excerpts
    self.metrics = metrics
    self.sizeBy = sizeBy
    self.colourBy = colourBy
    self.links = links
    self.notes = notes
    self.boxNoun = boxNoun
    self.startsOpen = startsOpen
    self.isMatrix = isMatrix
  }
}
