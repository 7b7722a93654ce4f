import ViperGraph
internal import ViperModel

/// The views that a request asks for; the only place where operations are applied.
struct RequestedViews {
  /// A view and the notes about it.
  struct View {
    var view: GraphView
    var notes: [String] = []
    /// The note about automatic collapsing.
    var collapseNote: String?

    var messages: [String] { notes + (collapseNote.map { ["note: \($0)"] } ?? []) }
  }

  private let graph: ComponentGraph
  /// The graph of the whole code base, of which `graph` may be a part.
  private let whole: ComponentGraph
  private let marks: [GraphMark]
  private let totals: CodeFigures
  private let request: ViewRequest
  /// What a constraint is about; nil for a view of the code base.
  private let constrained: GraphView?
  /// The strong references on cycles; computed only if an operation asks for them.
  private let cycles: [GraphView.StrongLink]

  init(
    _ graph: ComponentGraph, of whole: ComponentGraph, marks: [GraphMark], totals: CodeFigures, constrained: GraphView? = nil,
    cycles: () -> [GraphView.StrongLink],
    _ request: ViewRequest
  ) {
    (self.graph, self.whole) = (graph, whole)
    self.constrained = constrained.map { view in
      var view = view
      view.links = GraphView.folded(part: graph, of: whole).links
      return view
    }
    (self.marks, self.totals) = (marks, totals)
    self.request = request
    self.cycles = request.operations.asksForCycles ? cycles() : []
  }

  func view(for content: ViewContent) throws(ViewError) -> View {
    var result =
      switch content {
      case .picture: try picture()
      case .matrix: try matrix()
      case .page: try page()
      case .data: try data()
      }
    if constrained == nil { result.view.totals = totals }
    return result
  }

  /// The metrics of the whole code base.
  var metrics: MetricsTables { MetricsTables(of: whole, marks: marks, references: references) }

  private func data() throws(ViewError) -> View {
    if let constrained { return try narrowed(request.level == .module ? constrained.collapsingBandedModules() : constrained) }
    let whole = GraphView.data(
      of: graph, level: request.level ?? .component, marks: marks, references: references, cycles: cycles)
    return try narrowed(whole)
  }

  private func picture() throws(ViewError) -> View {
    var result = if let constrained { try banded(constrained) } else { try narrowedPicture() }
    let isSparse = result.view.level == .component && references != .all
    let thinned = isSparse ? result.view.droppingUnconnected() : result.view
    let whole = thinned.bands.isEmpty ? thinned.arranged() : thinned
    result.view = request.collapse.applied(to: whole)
    if request.collapse == .auto { result.collapseNote = result.view.collapseNote(on: whole) }
    result.view.direction = request.direction ?? (result.view.level == .module ? .down : result.view.direction)
    if request.sizeBy != nil || request.colourBy != nil {
      result.view = result.view.measuring(size: request.sizeBy, colour: request.colourBy, by: metrics[result.view.level])
    }
    return result
  }

  /// The view of a matrix: all modules, unless there are too many, with each reference between them.
  private func matrix() throws(ViewError) -> View {
    var result = try narrowed(eachReference.collapsingModulesOnly())
    let modules = result.view
    result.view = modules.collapsed(forMatrix: request.collapse)
    if request.collapse == .auto { result.collapseNote = result.view.collapseNote(on: modules) }
    return result
  }

  /// The view of a page: all references are separate, since the page lists them, and protocols are folded into their
  /// implementations.
  private func page() throws(ViewError) -> View {
    if let constrained { return try bandedPage(constrained) }
    var result = try narrowed(eachReference)
    (result.view, result.collapseNote) = GraphView.page(of: result.view, collapse: request.collapse)
    return result
  }

  /// What a constraint is about, in boxes for the groups that it names; at module level as usual.
  private func banded(_ constrained: GraphView) throws(ViewError) -> View {
    if request.level == .module { return try narrowed(constrained.collapsingBandedModules()) }
    var result = try fitting(constrained)
    result.view = result.view.mergingParallelEdges().boxingBands()
    return result
  }

  private func bandedPage(_ constrained: GraphView) throws(ViewError) -> View {
    var result = try fitting(constrained)
    guard request.level == .module else {
      result.view = result.view.boxingBands()
      return result
    }
    result.view.bands = []
    (result.view, result.collapseNote) = GraphView.page(of: result.view.droppingEmptyClusters(), collapse: request.collapse)
    return result
  }

  private func fitting(_ constrained: GraphView) throws(ViewError) -> View {
    var result = try narrowed(constrained)
    let fitting = result.view.keepingBandsThatFit()
    (result.view, result.notes) = (fitting.view, result.notes + fitting.notes)
    return result
  }

  /// The narrowed picture. If the automatic level is modules but a name is a component's, the picture is one of components.
  private func narrowedPicture() throws(ViewError) -> View {
    // A cycle of strong references is one of components; few of them are in cycles.
    let suited = request.level ?? (request.operations.asksForCycles ? .component : .suited(to: graph))
    do throws(ViewError) {
      return try narrowed(folded(suited))
    } catch {
      guard case .unknownName(let name, let option, _) = error, suited == .module, option != "--collapse" else { throw error }
      guard !folded(.component).nodes(named: name).isEmpty else { throw error }
      if request.level == nil { return try narrowed(folded(.component)) }
      throw ViewError.nameOfComponent(name, option: option)
    }
  }

  private func folded(_ level: GraphView.Level) -> GraphView {
    guard level == .module, !request.operations.isNarrowing, request.references != .all else {
      return eachReference.merged(at: level)
    }
    guard let references = request.references else { return folded.collapsingToNavigation() }
    return folded.collapsingModules().showing(folded.keeping(references).collapsingModules())
  }

  /// The components, with protocols folded into their implementations.
  private var folded: GraphView { GraphView.folded(part: graph, of: whole, marks: marks).placing(cycles) }

  /// Each reference as an edge of its own.
  private var eachReference: GraphView { folded.keeping(references) }

  private var references: GraphView.References { request.references ?? .all }

  private func narrowed(_ view: GraphView) throws(ViewError) -> View {
    try request.collapse.check(in: view)
    let result = try request.operations.applied(to: view)
    return View(view: result.view, notes: result.notes)
  }
}
