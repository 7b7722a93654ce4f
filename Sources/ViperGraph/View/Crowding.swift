extension GraphView {
  /// Whether there are so many edges that they would hide the names if they were drawn in full.
  var isCrowded: Bool { level == .module && edges.count > 150 }
}
