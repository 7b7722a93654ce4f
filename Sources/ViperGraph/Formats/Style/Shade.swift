/// A colour on light paper and its counterpart in dark mode.
///
/// Light colours are unique, because the style sheet of an SVG selects elements by them. Text has a contrast of at least 4.5 on
/// every fill in both modes, which a test verifies.
struct Shade: Sendable, Hashable {
  let light: String
  let dark: String

  init(_ light: String, dark: String) {
    self.light = light
    self.dark = dark
  }

  static let paper = Shade("#FFFFFF", dark: "#0D1117")
  static let box = Shade("#F8F9FA", dark: "#161B22")
  static let frame = Shade("#C9D0D6", dark: "#3D444D")
  static let module = Shade("#F1F3F5", dark: "#21262D")
  static let folder = Shade("#E4E8EB", dark: "#2B3138")

  static let ink = Shade("#1B2127", dark: "#E6EDF3")
  /// The colour of small text inside nodes.
  static let note = Shade("#414B55", dark: "#B8C2CC")
  /// The colour of less important text on paper or in a box.
  static let muted = Shade("#5F6B76", dark: "#9BA5AF")
  static let faint = Shade("#87919B", dark: "#6B7681")
  static let line = Shade("#2B3138", dark: "#D5DCE3")
  static let navigation = Shade("#0072B2", dark: "#56B4E9")
  /// The colour of a map's lines that lead back up.
  static let back = Shade("#9C1F7C", dark: "#EE8FD2")

  static let error = Shade("#B3001B", dark: "#FF9A94")
  static let warning = Shade("#8F3A00", dark: "#FFB069")

  static let all: [Shade] = {
    let roles = (RoleStyle.table.map(\.style) + [.other]).flatMap { [$0.fill, $0.line] }
    let others = [
      paper, box, frame, module, folder, ink, note, muted, faint, line, navigation, back, error, warning,
    ]
    return Set(roles + others + EmphasisStyle.shades + ChangeStyle.shades + MatrixStyle.shades).sorted { $0.light < $1.light }
  }()
}
