/// What turns a light picture dark: rules for the colours that it holds as attributes, which other viewers keep to.
///
/// Paper stays white in print, and where no style sheet is understood.
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

  /// All that stand in quotes, in one walk: a drawing is long, and has many shades.
  private static func colours(in drawing: String) -> Set<String> {
    let quoted = drawing.utf8.split(separator: UInt8(ascii: "\"")).lazy.filter { $0.count == 7 && $0.first == UInt8(ascii: "#") }
    return Set(quoted.map { String(decoding: $0, as: UTF8.self) })
  }
}
