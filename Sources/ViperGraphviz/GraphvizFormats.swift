package import ViperGraph

/// What Graphviz adds to the formats that are text: pictures, and the positions of a page's boxes.
package enum GraphvizFormats {
  /// In the order in which help lists them.
  package static let pictures: [any GraphFormat] = PictureFormat.allCases.map(GraphvizFormat.init)

  package static let placing: PagePlacing = { PlaceFinder().layout(of: $0) }
}

/// A picture that Graphviz draws.
private struct GraphvizFormat: DiagramFormat {
  let picture: PictureFormat

  var name: String { picture.rawValue }
  var isPicture: Bool { true }

  func output(of drawing: Drawing) throws -> FormattedGraph {
    let drawn = try PictureRenderer().picture(of: drawing.view, title: drawing.title, format: picture, links: drawing.links)
    return FormattedGraph(bytes: drawn.bytes, messages: drawn.warning.map { ["warning: \($0)"] } ?? [])
  }
}
