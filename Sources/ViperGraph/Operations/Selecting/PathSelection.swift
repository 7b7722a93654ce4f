import ViperLinking
import ViperModel
import ViperText

extension GraphView {
  /// The paths between two sets of nodes, with the shortest one emphasized, and a list of their references.
  ///
  /// - Returns: nil if there is no path.
  package func paths(from starts: Set<String>, to goals: Set<String>, limits: PathLimits = PathLimits()) -> (
    view: GraphView, notes: [String]
  )? {
    let finder = PathFinder(in: self, from: positions(of: starts), to: positions(of: goals), limits: limits)
    guard let shortest = finder.paths.first else { return nil }
    let used = Set(finder.paths.flatMap { $0.steps.map(\.edge) })
    var result = self
    for edge in used { result.edges[edge].label = edges[edge].place }
    for step in shortest.steps {
      result.edges[step.edge].emphasis = .strong
      result.nodes[step.node].emphasis = .strong
    }
    result.nodes[shortest.start].emphasis = .strong
    result.edges = result.edges.indices.filter(used.contains).map { result.edges[$0] }
    let nodes = finder.paths.flatMap { [$0.start] + $0.steps.map(\.node) }
    return (result.keeping(Set(nodes)), PathText(of: finder, in: self).lines)
  }
}

/// The operation that selects and lists the paths between named nodes.
package struct PathSelection: GraphOperation {
  package static let option = "--from"

  private let starts: [String]
  private let goals: [String]
  private let limits: PathLimits

  /// Nil without any names.
  package init?(from starts: [String], to goals: [String], limits: PathLimits = PathLimits()) {
    if starts.isEmpty { return nil }
    self.starts = starts
    self.goals = goals
    self.limits = limits
  }

  package var names: [GivenNames] { [GivenNames(starts, option: "--from"), GivenNames(goals, option: "--to")] }

  package func applied(to view: GraphView, ids: [Set<String>]) throws(ViewError) -> OperationResult {
    guard ids[0] != ids[1] else { throw .sameEnds }
    guard let found = view.paths(from: ids[0], to: ids[1], limits: limits) else {
      throw .noPath(from: starts.joined(separator: ","), to: goals.joined(separator: ","))
    }
    return OperationResult(found.view, notes: found.notes)
  }
}

extension GraphView.Edge {
  /// The location in short: `LoginPresenter.swift:12`.
  fileprivate var place: String { "\(file.split(separator: "/").last.map(String.init) ?? file):\(line)" }
}

/// The paths as a list, each reference with its location.
private struct PathText {
  let finder: PathFinder
  let view: GraphView

  init(of finder: PathFinder, in view: GraphView) {
    self.finder = finder
    self.view = view
  }

  var lines: [String] {
    let all = finder.paths.enumerated().flatMap { number, path in
      [heading(number + 1, path.start, path.steps)] + path.steps.map(line)
    }
    return all + (finder.cutBy.map { ["note: there may be more paths; \($0)"] } ?? [])
  }

  private func heading(_ number: Int, _ start: Int, _ steps: PathFinder.Path) -> String {
    let names = ([start] + steps.map(\.node)).map { view.nodes[$0].label }
    return "path \(number): \(names.joined(separator: " → ")) (\(counted(steps.count, "reference")))"
  }

  private func line(_ step: Adjacency.Step) -> String {
    let edge = view.edges[step.edge]
    let property = edge.property.map { ".\($0)" } ?? ""
    let kept = edge.strength.map { "\($0.rawValue) " } ?? ""
    return
      "  \(edge.file):\(edge.line): \(view.nodes[edge.from].label)\(property) → \(view.nodes[step.node].label), \(kept)\(edge.kind.rawValue)"
  }
}
