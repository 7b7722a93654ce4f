/// The text formats; image formats are in a target of their own that requires Graphviz.
package enum GraphFormats {
  /// The formats in the order of the help text.
  package static let text: [any GraphFormat] = [
    PageFormat(),
    DOTFormat(),
    MermaidFormat(),
    CSVFormat(),
    ChangeMarkdownFormat(),
    JSONFormat(),
  ]

  /// The picture that replaces boxes and lines on request; it has the name and the extension of the picture that it replaces.
  package static let matrix: any ViewFormat = MatrixFormat()
}
