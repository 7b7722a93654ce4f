/// What turns a light picture dark: rules for the colours that it holds as attributes, which other viewers keep to.
///
/// Paper stays white in print, and where no style sheet is understood.
enum SVGStyleSheet {
  static func text(for drawing: String) -> String {
    let shades = Shade.all.filter { drawing.contains("\"\($0.light.lowercased())\"") }
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
}
