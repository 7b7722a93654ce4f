/// The connected boxes of a page as DOT, with sizes and lines but without names.
package struct PageLayoutDOT: Sendable {
  private static let pointsPerInch = 72.0

  private let task: PageLayoutTask

  package init(_ task: PageLayoutTask) {
    self.task = task
  }

  package func text(for layout: LayoutAttempt) -> String {
    var graph = "rankdir=LR nodesep=0.33 ranksep=0.6 splines=false"
    graph += layout.engine.settings
    if let limit = layout.iterationLimit { graph += " nslimit=\(limit) nslimit1=\(limit) mclimit=\(limit)" }
    let nodes = task.connected.map { "  n\($0) [width=\(inches(task.sizes[$0].width)) height=\(inches(task.sizes[$0].height))]" }
    let lines = task.lines.map { "  n\($0.from) -> n\($0.to)\($0.pulls ? "" : " [constraint=false]")" }
    return (["digraph boxes {", "  graph [\(graph)]", "  node [shape=box label=\"\" fixedsize=true]"] + nodes + lines).joined(
      separator: "\n")
      + "\n}\n"
  }

  /// The centres of the connected boxes, parsed from Graphviz' `plain` format; nil if one is missing.
  package func places(in plain: String) -> [PageLayout.Center]? {
    var found: [Int: (x: Double, y: Double)] = [:]
    for line in plain.split(separator: "\n") where line.hasPrefix("node n") {
      let words = line.split(separator: " ")
      guard words.count > 3, let box = Int(words[1].dropFirst()), let x = Double(words[2]), let y = Double(words[3]) else {
        return nil
      }
      found[box] = (x, y)
    }
    let places = task.connected.compactMap { found[$0] }
    guard places.count == task.connected.count else { return nil }
    let top = places.map(\.y).max() ?? 0
    return places.map { PageLayout.Center(x: points($0.x), y: points(top - $0.y)) }
  }

  private func inches(_ points: Int) -> Double { (Double(points) / Self.pointsPerInch * 1000).rounded() / 1000 }

  private func points(_ inches: Double) -> Int { Int((inches * Self.pointsPerInch).rounded()) }
}
