/// An output format of a graph, selected by its name or by a file extension.
///
/// A format conforms to `ViewFormat`, to `ChangeFormat`, or to both. A new one needs a file here, a line in `GraphFormats` and a
/// snapshot.
package protocol GraphFormat: Sendable {
  var name: String { get }
  /// The file extensions of the format, besides its name.
  var endings: [String] { get }
  /// Whether the output is binary image data, which a terminal cannot show.
  var isPicture: Bool { get }
}

/// A format that writes a view of a code base.
package protocol ViewFormat: GraphFormat {
  /// The amount of detail in the views that the format writes.
  var content: ViewContent { get }
  func output(of drawing: Drawing) throws -> FormattedGraph
}

/// A format that writes the difference between two states of a code base.
package protocol ChangeFormat: GraphFormat {
  func output(of drawing: ChangeDrawing) throws -> FormattedGraph
}

/// A format that draws a change as a view of both states.
package protocol DiagramFormat: ViewFormat, ChangeFormat {}

/// The amount of detail of a view.
package enum ViewContent: Sendable {
  /// A view small enough to read as a whole, collapsed and arranged from left to right or from top to bottom.
  case picture
  /// All modules with every reference between them, for a format that merges and orders them itself.
  case matrix
  /// Every reference as an edge of its own, in clusters that can be expanded, with positions.
  case page
  /// Everything, for programs that aggregate it themselves.
  case data
}

/// The output of a format.
package struct FormattedGraph: Sendable, Equatable {
  package var bytes: [UInt8]
  /// The messages about the output, each with its kind: `note: …`.
  package var messages: [String]
  /// What it shows, in figures; nil where that is all that was to be shown.
  package var summary: String?

  package init(bytes: [UInt8], messages: [String] = [], summary: String? = nil) {
    self.bytes = bytes
    self.messages = messages
    self.summary = summary
  }

  package init(_ text: String, messages: [String] = [], summary: String? = nil) {
    self.init(bytes: Array(text.utf8), messages: messages, summary: summary)
  }
}

extension GraphFormat {
  package var endings: [String] { [] }
  package var isPicture: Bool { false }

  /// Whether a lowercase file extension selects this format.
  package func has(ending: String) -> Bool { ending == name || endings.contains(ending) }
}

extension DiagramFormat {
  package var content: ViewContent { .picture }

  package func output(of drawing: ChangeDrawing) throws -> FormattedGraph {
    let (view, notes) = drawing.change.picture(onlyChanges: drawing.onlyChanges)
    var output = try output(of: Drawing(view, title: drawing.title, links: drawing.links))
    output.messages = notes + output.messages
    return output
  }
}
