/// The style sheet that maps light colours to dark ones; viewers without style sheets use the colours in the attributes.
///
/// Paper stays white in print, and in viewers that do not support style sheets.
enum SVGStyleSheet {
  static func text(for drawing: String) -> String {
    let colours = colours(in: drawing)
    let shades = Shade.all.filter { colours.contains($0.light.lowercased()) }
    let rules = shades.flatMap { shade in
      ["fill", "stroke"].map { ".viper-graph [\($0)=\"\(shade.light.lowercased())\"]{\($0):\(shade.dark.lowercased())}" }
    }
    return """
      .viper-graph .edge:hover path{stroke-width:3}
      .viper-graph a:hover text{text-decoration:underline}
      @media screen and (prefers-color-scheme:dark){
      .viper-graph{background:\(Shade.paper.dark.lowercased())}
      \(rules.joined(separator: "\n"))
      }
      """
  }

  /// All quoted colours, collected in one pass because drawings are long and have many shades.
  private static func colours(in drawing: String) -> Set<String> {
    let quoted = drawing.utf8.split(separator: UInt8(ascii: "\"")).lazy.filter { $0.count == 7 && $0.first == UInt8(ascii: "#") }
    return Set(quoted.map { String(decoding: $0, as: UTF8.self) })
  }
}
