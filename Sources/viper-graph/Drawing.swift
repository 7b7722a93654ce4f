import ViperGraph
import ViperGraphviz
import ViperModel

/// A graph on its way into bytes.
struct Drawing {
  let graph: ComponentGraph
  let marks: [GraphMark]
  /// Known only where they are asked for.
  let cycles: [GraphView.StrongLink]
  /// Nil: what suits the format, the size and the names that are asked for.
  let level: GraphView.Level?
  let title: String
  let options: ViewOptions
  let links: SourceLinks?
  /// The source lines of findings, read when a page shows them.
  let excerpts: () -> [PageDetails.Place: String]

  /// The bytes, and what is worth saying about them.
  func bytes(as format: GraphFormat) throws -> (bytes: [UInt8], messages: [String]) {
    if let picture = format.picture {
      let (view, notes) = try picturedView
      let drawn = try PictureRenderer().picture(of: view, title: title, format: picture, links: links)
      return (drawn.bytes, notes + (drawn.warning.map { ["warning: \($0)"] } ?? []))
    }
    if format == .html { return try page() }
    let (text, notes) = try format.isData ? dataText(as: format) : pictureText(as: format)
    return (Array(text.utf8), notes)
  }

  private func dataText(as format: GraphFormat) throws -> (text: String, notes: [String]) {
    let (view, notes) = try data
    switch format {
    case .csv: return (CSVFormat().text(of: view), notes)
    case .graphml: return (GraphMLFormat(title: title).text(of: view), notes)
    default: return (JSONFormat().text(of: view), notes)
    }
  }

  private func pictureText(as format: GraphFormat) throws -> (text: String, notes: [String]) {
    let (view, notes) = try picturedView
    switch format {
    case .mermaid:
      let text = MermaidFormat(title: title, links: links).text(of: view)
      return (text, notes + (MermaidFormat.note(on: view, text: text).map { ["note: \($0)"] } ?? []))
    case .plantuml: return (PlantUMLFormat(title: title, links: links).text(of: view), notes)
    default: return (DOTFormat(title: title, links: links).text(of: view), notes)
    }
  }

  /// The metrics of the whole code base for what is left after the operations.
  func metrics(as format: MetricsFormat) throws -> [UInt8] {
    let view = try data.view
    let text =
      switch format {
      case .csv: MetricsCSV(tables).text(of: view)
      case .json: JSONFormat(metrics: tables).text(of: view)
      }
    return Array(text.utf8)
  }

  var tables: MetricsTables { MetricsTables(of: graph, marks: marks, references: options.references) }

  /// Data leaves out nothing that it is not asked to: whoever reads it can fold it.
  private var data: (view: GraphView, notes: [String]) {
    get throws {
      let whole = GraphView.data(
        of: graph, level: level ?? .component, marks: marks, references: options.references, cycles: cycles)
      return try query(whole)
    }
  }

  private var picturedView: (view: GraphView, notes: [String]) {
    get throws {
      let (narrowed, notes) = try narrowedPicture()
      let isSparse = narrowed.level == .component && options.references != .all
      let whole = (isSparse ? narrowed.droppingUnconnected() : narrowed).arranged()
      var view = options.collapse.applied(to: whole)
      let collapsed = options.collapse == .auto ? view.collapseNote(on: whole).map { ["note: \($0)"] } ?? [] : []
      view.direction = options.direction ?? .right
      if options.sizeBy != nil || options.colourBy != nil {
        view = view.measuring(size: options.sizeBy, colour: options.colourBy, by: tables[view.level])
      }
      return (view, notes + collapsed)
    }
  }

  /// Where the size asks for modules and a name is one of components, those are meant.
  private func narrowedPicture() throws -> (view: GraphView, notes: [String]) {
    let suited = level ?? .suited(to: graph)
    do {
      return try query(folded(suited))
    } catch {
      guard case .unknownName(let name, let option, _) = error, suited == .module, option != "--collapse" else { throw error }
      guard !folded(.component).nodes(named: name).isEmpty else { throw error }
      if level == nil { return try query(folded(.component)) }
      throw ViewError.nameOfComponent(name, option: option)
    }
  }

  private func folded(_ level: GraphView.Level) -> GraphView {
    .folded(of: graph, level: level, marks: marks, references: options.references, cycles: cycles)
  }

  func query(_ view: GraphView) throws(ViewError) -> (view: GraphView, notes: [String]) {
    try options.collapse.check(in: view)
    return try options.query.applied(to: view)
  }
}
