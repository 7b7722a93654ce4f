package import ViperGraph

/// The formats that require Graphviz.
package enum GraphvizFormats {
  /// The formats in the order of the help text.
  package static let pictures: [any GraphFormat] = PictureFormat.allCases.map(GraphvizFormat.init)
}

/// An image format drawn by Graphviz.
private struct GraphvizFormat: DiagramFormat {
  let picture: PictureFormat

  var name: String { picture.rawValue }
  var isPicture: Bool { true }

  func output(of drawing: Drawing) throws -> FormattedGraph {
    let drawn = try PictureRenderer().picture(of: drawing.view, title: drawing.title, format: picture, links: drawing.links)
    return FormattedGraph(bytes: drawn.bytes, messages: drawn.warning.map { ["warning: \($0)"] } ?? [])
  }
}
