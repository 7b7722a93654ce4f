import ViperText

/// The parts of a page that are the same for every code base.
enum PageTemplate {
  static let body = Template(text(PackageResources.page_html))
  static let frame = PageFrame(style: style, script: script)
  static let style = "\n" + text(PackageResources.page_css)
  /// The scripts in the order of their dependencies.
  private static let script =
    "\n"
    + [
      PackageResources.model_js, PackageResources.metrics_js, PackageResources.state_js, PackageResources.scene_js,
      PackageResources.camera_js,
      PackageResources.drawing_js, PackageResources.names_js, PackageResources.paths_js, PackageResources.elements_js,
      PackageResources.details_js,
      PackageResources.matrix_js, PackageResources.controls_js, PackageResources.main_js,
    ].map(text).joined(separator: "\n")

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// A text with placeholders such as `{{title}}`.
  struct Template: Sendable {
    private let parts: [Substring]

    init(_ text: String) {
      parts = text.split(separator: "{{", omittingEmptySubsequences: false)
    }

    /// Fills all placeholders in one pass, so that a value can contain any text, even a placeholder.
    func filled(_ values: [String: String]) -> String {
      parts.dropFirst().reduce(into: String(parts[0])) { result, part in
        let pieces = part.split(separator: "}}", maxSplits: 1, omittingEmptySubsequences: false)
        // The page in the binary names only values that its callers have, as its tests show.
        result += values[String(pieces[0])]! + pieces[1]
      }
    }
  }
}
