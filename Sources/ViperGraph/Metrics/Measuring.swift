extension GraphView {
  /// The view with metrics shown by size and colour, relative to the largest value in the view.
  ///
  /// Nodes that are missing from the table, such as folders, are measured in this view.
  package func measuring(size: Metric?, colour: Metric?, by table: MetricsTable) -> GraphView {
    guard size != nil || colour != nil else { return self }
    let own = MetricsTable(of: self)
    // The own table has all nodes.
    let metrics = nodes.map { table[$0.id] ?? own[$0.id]! }
    let sizes = Scale(of: size, in: metrics)
    let heats = Scale(of: colour, in: metrics)
    var result = self
    for index in nodes.indices {
      result.nodes[index].measure = Measure(
        size: sizes.share(of: metrics[index]), heat: heats.share(of: metrics[index]),
        texts: [size, size == colour ? nil : colour].compactMap { metric in
          metric.flatMap { shown in shown.value(of: metrics[index]).map { shown.text(of: $0) } }
        })
    }
    result.measures = [sizes.legend("size"), heats.legend("darker")].compactMap(\.self)
    return result
  }
}

/// The scale of a metric from zero to its largest value.
private struct Scale {
  private let metric: GraphView.Metric?
  private let largest: Double

  init(of metric: GraphView.Metric?, in metrics: [GraphView.Metrics]) {
    self.metric = metric
    // The scale of instability always ends at 1.
    largest = metric == .instability ? 1 : metrics.compactMap { metric?.value(of: $0) }.max() ?? 0
  }

  func share(of metrics: GraphView.Metrics) -> Double? {
    metric.map { largest > 0 ? ($0.value(of: metrics) ?? 0) / largest : 0 }
  }

  func legend(_ word: String) -> String? { metric.map { "\(word): \($0.rawValue) up to \($0.number(largest))" } }
}
