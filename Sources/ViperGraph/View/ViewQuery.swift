/// What to show of a view: a number of operations, in one order whatever the order of the options.
///
/// Exclude, include, findings, cycles, focus, reach, path, highlight: what narrows the code base itself comes before what walks
/// through it, and what only changes the look comes last. Names mean what they mean in the whole view.
package struct ViewQuery: Sendable, Equatable {
  /// Names for each operation.
  package var exclude: [String] = []
  package var include: [String] = []
  package var onlyFindings = false
  package var onlyCycles = false
  package var focus: [String] = []
  package var depth = 1
  package var reaches: [String] = []
  package var reachedFrom: [String] = []
  package var from: [String] = []
  package var to: [String] = []
  package var pathLimits = PathLimits()
  package var highlight: [String] = []

  package init() {}

  /// The view that is asked for, and what is worth saying about it: the paths with their lines.
  ///
  /// - Throws: for a name that means nothing, and for an operation that leaves nothing.
  package func applied(to view: GraphView) throws(ViewError) -> (view: GraphView, notes: [String]) {
    let names = try SelectedNames(self, in: view)
    var step = QueryStep(view: view)
    if !exclude.isEmpty { try step.apply("--exclude") { $0.excluding(names.exclude) } }
    if !include.isEmpty { try step.apply("--include") { $0.including(names.include) } }
    if onlyFindings { try step.apply("--only-findings") { $0.keepingFindings() } }
    if onlyCycles { try step.apply("--cycles") { $0.keepingCycles() } }
    if !focus.isEmpty { try step.apply("--focus") { $0.focusing(on: names.focus, depth: depth) } }
    if !reaches.isEmpty { try step.apply("--reaches") { $0.reaching(names.reaches) } }
    if !reachedFrom.isEmpty { try step.apply("--reached-from") { $0.reached(from: names.reachedFrom) } }
    if !from.isEmpty { try step.follow(from: (from, names.from), to: (to, names.to), pathLimits) }
    if !highlight.isEmpty { try step.apply("--highlight") { $0.highlighting(names.highlight) } }
    return (isNarrowing ? step.view.droppingEmptyClusters() : step.view, step.notes)
  }

  /// Whether anything may be left out.
  package var isNarrowing: Bool {
    onlyFindings || onlyCycles || ![exclude, include, focus, reaches, reachedFrom, from].allSatisfy(\.isEmpty)
  }
}

/// A view on its way through the operations.
private struct QueryStep {
  var view: GraphView
  var notes: [String] = []

  mutating func apply(_ option: String, _ operation: (GraphView) -> GraphView) throws(ViewError) {
    view = operation(view)
    if view.nodes.isEmpty { throw .nothingLeft(option: option) }
  }

  mutating func follow(
    from: (names: [String], ids: Set<String>), to: (names: [String], ids: Set<String>), _ limits: PathLimits
  ) throws(ViewError) {
    guard from.ids != to.ids else { throw .sameEnds }
    guard let found = view.paths(from: from.ids, to: to.ids, limits: limits) else {
      throw .noPath(from: from.names.joined(separator: ","), to: to.names.joined(separator: ","))
    }
    (view, notes) = (found.view, notes + found.notes)
  }
}

/// The ids that the names of a query mean.
private struct SelectedNames {
  let exclude, include, focus, reaches, reachedFrom, from, to, highlight: Set<String>

  init(_ query: ViewQuery, in view: GraphView) throws(ViewError) {
    exclude = try Self.ids(query.exclude, "--exclude", in: view)
    include = try Self.ids(query.include, "--include", in: view)
    focus = try Self.ids(query.focus, "--focus", in: view)
    reaches = try Self.ids(query.reaches, "--reaches", in: view)
    reachedFrom = try Self.ids(query.reachedFrom, "--reached-from", in: view)
    from = try Self.ids(query.from, "--from", in: view)
    to = try Self.ids(query.to, "--to", in: view)
    highlight = try Self.ids(query.highlight, "--highlight", in: view)
  }

  private static func ids(_ names: [String], _ option: String, in view: GraphView) throws(ViewError) -> Set<String> {
    var ids: Set<String> = []
    for name in names {
      let found = view.nodes(named: name)
      if found.isEmpty { throw .unknownName(name, option: option, known: view.knownNames) }
      ids.formUnion(found)
    }
    return ids
  }
}
