import ViperText

extension GraphView {
  /// The largest number of components in bands; more are not legible.
  package static let largestBands = 150

  /// The view without components that no reference or finding is about, if there are too many; if there still are, what breaks
  /// the constraint alone.
  package func keepingBandsThatFit(most: Int = largestBands) -> OperationResult {
    guard isBanded, nodes.count > most else { return OperationResult(self) }
    let ends = Set(edges.flatMap { [$0.from, $0.to] })
    let linked = keepingNodes { ends.contains($0) || !nodes[$0].marks.isEmpty }
    if linked.nodes.isEmpty { return OperationResult(self, notes: ["note: all \(nodes.count) types are drawn\(Self.advice)"]) }
    if linked.nodes.count <= most || linked.markCount == 0 {
      return OperationResult(linked, notes: note(on: linked, "with references between the ends or findings", most: most))
    }
    let broken = linked.keepingFindings()
    return OperationResult(broken, notes: note(on: broken, "that break it", most: most))
  }

  private static let advice = "; pass fewer folders, or '--level module', for a smaller picture"

  private func note(on kept: GraphView, _ words: String, most: Int) -> [String] {
    guard kept.nodes.count < nodes.count else { return [] }
    let advice = kept.nodes.count > most ? Self.advice : ""
    return ["note: of \(counted(nodes.count, "type")), the \(kept.nodes.count) \(words) are drawn\(advice)"]
  }
}
