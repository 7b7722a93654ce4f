/// An image format.
package enum PictureFormat: String, Sendable, CaseIterable {
  case svg, pdf, png

  /// The name of the format in Graphviz; PNG and PDF use cairo for antialiasing and embedded fonts.
  var graphvizName: String {
    switch self {
    case .svg: "svg"
    case .pdf: "pdf:cairo"
    case .png: "png:cairo"
    }
  }
}
