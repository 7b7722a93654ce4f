/// What a page says beside the view: handed in by whoever knows files, rules and metrics.
package struct PageDetails: Sendable {
  /// A line of source.
  package struct Place: Sendable, Hashable {
    package var file: String
    package var line: Int

    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// The source lines of findings.
  package var excerpts: [Place: String]
  /// By the ids of nodes and the keys of clusters.
  package var metrics: [String: GraphView.Metrics]
  /// The metrics that size and colour show to begin with.
  package var sizeBy: GraphView.Metric?
  package var colourBy: GraphView.Metric?
  /// Where a place in the source leads.
  package var links: SourceLinks?
  /// What a reader should know of how the page came about.
  package var notes: [String]
  /// What a box is: a module, or several.
  package var boxNoun: String
  /// Whether every module is open to begin with.
  package var startsOpen: Bool

  package init(
    excerpts: [Place: String] = [:], metrics: [String: GraphView.Metrics] = [:], sizeBy: GraphView.Metric? = nil,
    colourBy: GraphView.Metric? = nil, links: SourceLinks? = nil, notes: [String] = [], boxNoun: String = "module",
    startsOpen: Bool = false
  ) {
    self.excerpts = excerpts
    self.metrics = metrics
    self.sizeBy = sizeBy
    self.colourBy = colourBy
    self.links = links
    self.notes = notes
    self.boxNoun = boxNoun
    self.startsOpen = startsOpen
  }
}
