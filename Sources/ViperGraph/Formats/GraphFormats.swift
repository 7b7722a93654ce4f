/// All formats that are text; pictures come from who can draw them.
package enum GraphFormats {
  /// In the order in which help lists them.
  package static let text: [any GraphFormat] = [
    PageFormat(),
    DOTFormat(),
    MermaidFormat(),
    PlantUMLFormat(),
    GraphMLFormat(),
    CSVFormat(),
    ChangeMarkdownFormat(),
    JSONFormat(),
  ]
}
