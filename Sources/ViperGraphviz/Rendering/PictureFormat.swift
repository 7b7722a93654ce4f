/// A picture that Graphviz draws.
package enum PictureFormat: String, Sendable, CaseIterable {
  case svg, pdf, png

  /// As Graphviz calls it; PNG and PDF through cairo, which smooths lines and embeds fonts.
  var graphvizName: String {
    switch self {
    case .svg: "svg"
    case .pdf: "pdf:cairo"
    case .png: "png:cairo"
    }
  }
}
