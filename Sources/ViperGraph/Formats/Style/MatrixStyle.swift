import ViperModel

/// The style of a matrix's cell: the colours and dashes of the map's lines; full colours where it leads back up or has a finding.
struct MatrixStyle {
  private static let paleLine = Shade("#B4BFC9", dark: "#56616D")
  private static let paleNavigation = Shade("#CBE4F3", dark: "#123A54")
  private static let paleUse = Shade("#DDE2E7", dark: "#363F49")
  static let shades = [paleLine, paleNavigation, paleUse]

  let fill: Shade
  let text: Shade
  private(set) var border: Shade?
  /// The line below the number, in the dashes of the map's lines.
  private(set) var underline: (color: Shade, dashes: String?)?
  /// Whether the cell is round, which distinguishes a warning from an error without colour.
  private(set) var isRound = false

  init(_ style: EdgeStyle, isRising: Bool, severity: Severity? = nil) {
    if let severity, let color = MarkStyle.color(of: severity) {
      (fill, text, isRound) = (color, .paper, severity == .warning)
      return
    }
    switch style {
    case .strong: (fill, text) = isRising ? (.line, .paper) : (Self.paleLine, .ink)
    case .navigation: (fill, text) = isRising ? (.navigation, .paper) : (Self.paleNavigation, .ink)
    case .use, .inheritance: (fill, text) = isRising ? (.muted, .paper) : (Self.paleUse, .ink)
    case .weak, .unowned, .unknown: (fill, text) = (.paper, .ink)
    }
    let line = isRising ? Shade.ink : .muted
    switch style {
    case .weak: underline = (line, "3 1.5")
    case .unowned: underline = (line, "1.5 1.5")
    case .unknown: underline = (line, nil)
    case .inheritance: border = line
    case .strong, .navigation, .use: break
    }
  }

  /// The kinds of references, the most binding first: a cell has the style of the first that it has.
  static let order: [EdgeStyle] = [.strong, .unknown, .navigation, .inheritance, .unowned, .weak, .use]

  /// The word of the map's legend; a cell has no arrow.
  static func name(of style: EdgeStyle) -> String { style == .inheritance ? "is a" : style.name }
}
