import ViperModel

/// How a role looks: a column, a shape and two colours.
///
/// The colours are the Okabe-Ito palette, lightened, which colour-blind readers can tell apart; in grey the shape and the
/// role's name, which stands in every node, do the same. Vermilion is left to findings.
struct RoleStyle {
  /// Where it stands in a module, from left to right.
  var tier: Int
  var shape: String
  var fill: String
  var line: String

  init(_ tier: Int, _ shape: String, fill: String, line: String) {
    self.tier = tier
    self.shape = shape
    self.fill = fill
    self.line = line
  }

  init(of role: Role) {
    self = Self.table.first { $0.role == role }?.style ?? Self.other
  }

  /// Whether the corners take room beside the text, which then needs no margin.
  var isPointed: Bool { shape == "hexagon" || shape == "octagon" }

  static let other = RoleStyle(3, "box", fill: "#F1F3F5", line: "#5F6B76")

  static let table: [(role: Role, style: RoleStyle)] = [
    (.assembly, RoleStyle(0, "component", fill: "#F3E6EF", line: "#8A4A73")),
    (.wireframe, RoleStyle(0, "octagon", fill: "#EFD5E6", line: "#8A4A73")),
    (.moduleInterface, RoleStyle(0, "box", fill: "#F7F0F5", line: "#8A4A73")),
    (.navigationInterface, RoleStyle(0, "box", fill: "#F7F0F5", line: "#8A4A73")),
    (.navigationOption, RoleStyle(0, "note", fill: "#F7F0F5", line: "#8A4A73")),
    (.view, RoleStyle(1, "box", fill: "#CDE7F8", line: "#1F6391")),
    (.subview, RoleStyle(1, "box", fill: "#E8F4FC", line: "#1F6391")),
    (.presenter, RoleStyle(2, "rect", fill: "#FCE3AE", line: "#8F6200")),
    (.viewModel, RoleStyle(2, "note", fill: "#FDF3DA", line: "#8F6200")),
    (.viewObject, RoleStyle(2, "note", fill: "#FDF3DA", line: "#8F6200")),
    (.delegate, RoleStyle(2, "box", fill: "#FDF3DA", line: "#8F6200")),
    (.interactor, RoleStyle(3, "hexagon", fill: "#BDE5D6", line: "#00694C")),
    (.entity, RoleStyle(4, "note", fill: "#FFFFFF", line: "#3C4650")),
    (.dataManager, RoleStyle(4, "cylinder", fill: "#DCE1E6", line: "#3C4650")),
    (.service, RoleStyle(5, "tab", fill: "#DCE1E6", line: "#3C4650")),
  ]
}
