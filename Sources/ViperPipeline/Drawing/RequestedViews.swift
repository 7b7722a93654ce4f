package import ViperGraph
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
  private let marks: [GraphMark]
  private let request: ViewRequest
  /// The strong references on cycles; computed only if an operation asks for them.
  private let cycles: [GraphView.StrongLink]

  init(_ graph: ComponentGraph, marks: [GraphMark], cycles: () -> [GraphView.StrongLink], _ request: ViewRequest) {
    self.graph = graph
    self.marks = marks
    self.request = request
    self.cycles = request.operations.asksForCycles ? cycles() : []
  }

  func view(for content: ViewContent) throws(ViewError) -> View {
    switch content {
    case .picture: try picture()
    case .matrix: try matrix()
    case .page: try page()
    case .data: try data()
    }
  }

  /// The metrics of the whole code base.
  var metrics: MetricsTables { MetricsTables(of: graph, marks: marks, references: references) }

  private func data() throws(ViewError) -> View {
    let whole = GraphView.data(
      of: graph, level: request.level ?? .component, marks: marks, references: references, cycles: cycles)
    return try narrowed(whole)
  }

  private func picture() throws(ViewError) -> View {
    var result = try narrowedPicture()
    let isSparse = result.view.level == .component && references != .all
    let whole = (isSparse ? result.view.droppingUnconnected() : result.view).arranged()
    result.view = request.collapse.applied(to: whole)
    if request.collapse == .auto { result.collapseNote = result.view.collapseNote(on: whole) }
    result.view.direction = request.direction ?? (result.view.level == .module ? .down : .right)
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
    var result = try narrowed(eachReference)
    (result.view, result.collapseNote) = GraphView.page(of: result.view, collapse: request.collapse)
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
    return folded.collapsingModules().showing(folded.keeping(references).collapsingModules().edges)
  }

  /// The components, with protocols folded into their implementations.
  private var folded: GraphView { GraphView.component(of: graph, marks: marks).foldingInterfaces().placing(cycles) }

  /// Each reference as an edge of its own.
  private var eachReference: GraphView { folded.keeping(references) }

  private var references: GraphView.References { request.references ?? .all }

  private func narrowed(_ view: GraphView) throws(ViewError) -> View {
    try request.collapse.check(in: view)
    let result = try request.operations.applied(to: view)
    return View(view: result.view, notes: result.notes)
  }
}

/// The view that the user asked for.
package struct ViewRequest: Sendable {
  /// Nil for the level that suits the format, the size and the names.
  package var level: GraphView.Level?
  /// Nil for those that suit the view: a map shows navigation.
  package var references: GraphView.References?
  package var operations = OperationList()
  package var collapse: GraphView.Collapse = .auto
  package var direction: GraphView.Direction?
  package var sizeBy: GraphView.Metric?
  package var colourBy: GraphView.Metric?
  /// Whether the modules are drawn as a matrix.
  package var isMatrix = false

  package init() {}
}
