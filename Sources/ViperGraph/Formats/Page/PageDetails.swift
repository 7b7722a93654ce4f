/// What a page says beside the view: handed in by whoever knows files, rules and metrics.
package struct PageDetails: Sendable {
  /// A named value, as it is shown.
  package struct Metric: Sendable, Equatable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

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
  /// By the ids of nodes and the keys of clusters, in the order in which they are shown.
  package var metrics: [String: [Metric]]
  /// What a reader should know of how the page came about.
  package var notes: [String]
  /// Whether every module is open to begin with.
  package var startsOpen: Bool

  package init(
    excerpts: [Place: String] = [:], metrics: [String: [Metric]] = [:], notes: [String] = [], startsOpen: Bool = false
  ) {
    self.excerpts = excerpts
    self.metrics = metrics
    self.notes = notes
    self.startsOpen = startsOpen
  }
}
