/// The colours of highlighted, faded and measured nodes.
enum EmphasisStyle {
  static let fadedInk = Shade("#A9B1B8", dark: "#5F6973")
  static let fadedLine = Shade("#DDE1E5", dark: "#2A3037")
  static let fadedFill = Shade("#FBFBFC", dark: "#11161C")
  static let cut = Shade.error

  /// The colours of a metric from its lowest value to its highest, on all of which text is readable.
  static let heat = [
    Shade("#FCFDFE", dark: "#161C24"), Shade("#EDF6FC", dark: "#172330"), Shade("#DEEEF9", dark: "#172A3C"),
    Shade("#CFE6F7", dark: "#183147"), Shade("#BFDEF4", dark: "#183853"), Shade("#B0D6F1", dark: "#183F5E"),
  ]

  static let shades = heat + [fadedInk, fadedLine, fadedFill]

  static func fill(_ share: Double) -> Shade { heat[Int((share * Double(heat.count - 1)).rounded())] }
}
