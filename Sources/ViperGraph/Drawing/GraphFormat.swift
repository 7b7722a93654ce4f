/// A way to write a graph, called by its name or by the ending of a file's name.
///
/// What it can write is said by conforming to `ViewFormat`, to `ChangeFormat`, or to both. A new one is a file here, a line in
/// `GraphFormats` and a snapshot.
package protocol GraphFormat: Sendable {
  var name: String { get }
  /// Endings of file names that mean it, besides its name.
  var endings: [String] { get }
  /// Whether it is a picture, which no terminal shows.
  var isPicture: Bool { get }
}

/// A format that writes a view of a code base.
package protocol ViewFormat: GraphFormat {
  /// What of the code base it shows.
  var content: ViewContent { get }
  /// The view in this format.
  func output(of drawing: Drawing) throws -> FormattedGraph
}

/// A format that writes what changed between two states of a code base.
package protocol ChangeFormat: GraphFormat {
  /// The change in this format.
  func output(of drawing: ChangeDrawing) throws -> FormattedGraph
}

/// A format that draws a change as a view of both states.
package protocol DiagramFormat: ViewFormat, ChangeFormat {}

/// What a format shows of a code base.
package enum ViewContent: Sendable {
  /// What a reader can take in at once, folded and arranged; it can lead to the right or down.
  case picture
  /// Every reference by itself, in boxes to open; it has positions.
  case page
  /// Everything, for programs: whoever reads it can fold it.
  case data
}

/// What a format has written.
package struct FormattedGraph: Sendable, Equatable {
  package var bytes: [UInt8]
  /// What is worth saying about it, each with its kind: `note: …`.
  package var messages: [String]

  package init(bytes: [UInt8], messages: [String] = []) {
    self.bytes = bytes
    self.messages = messages
  }

  package init(_ text: String, messages: [String] = []) {
    self.init(bytes: Array(text.utf8), messages: messages)
  }
}

extension GraphFormat {
  package var endings: [String] { [] }
  package var isPicture: Bool { false }

  /// Whether it is meant by an ending, in lower case.
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
