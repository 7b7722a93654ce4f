import ViperModel

/// The style of a role: a shape and two colours.
///
/// The colours are a lightened Okabe-Ito palette, which colour-blind readers can distinguish; in greyscale, the shape and the
/// name of the role in each node suffice. Vermilion is reserved for findings.
struct RoleStyle {
  var shape: String
  var fill: Shade
  var line: Shade

  init(_ shape: String, fill: Shade, line: Shade) {
    self.shape = shape
    self.fill = fill
    self.line = line
  }

  init(of role: Role) {
    self = Self.table.first { $0.role == role }?.style ?? Self.other
  }

  /// Whether the pointed corners leave enough space around the text, so that no margin is needed.
  var isPointed: Bool { shape == "hexagon" || shape == "octagon" }

  static let other = RoleStyle("box", fill: .module, line: .muted)

  static let table: [(role: Role, style: RoleStyle)] = [
    (.assembly, RoleStyle("component", fill: .paleMauve, line: .deepMauve)),
    (.wireframe, RoleStyle("octagon", fill: .mauve, line: .deepMauve)),
    (.moduleInterface, RoleStyle("box", fill: .palestMauve, line: .deepMauve)),
    (.navigationInterface, RoleStyle("box", fill: .palestMauve, line: .deepMauve)),
    (.navigationOption, RoleStyle("note", fill: .palestMauve, line: .deepMauve)),
    (.view, RoleStyle("box", fill: .sky, line: .deepSky)),
    (.subview, RoleStyle("box", fill: .paleSky, line: .deepSky)),
    (.presenter, RoleStyle("rect", fill: .amber, line: .deepAmber)),
    (.viewModel, RoleStyle("note", fill: .paleAmber, line: .deepAmber)),
    (.viewObject, RoleStyle("note", fill: .paleAmber, line: .deepAmber)),
    (.delegate, RoleStyle("box", fill: .paleAmber, line: .deepAmber)),
    (.interactor, RoleStyle("hexagon", fill: .green, line: .deepGreen)),
    (.entity, RoleStyle("note", fill: .white, line: .deepGrey)),
    (.dataManager, RoleStyle("cylinder", fill: .grey, line: .deepGrey)),
    (.service, RoleStyle("tab", fill: .grey, line: .deepGrey)),
  ]
}

extension Shade {
  fileprivate static let paleMauve = Shade("#F3E6EF", dark: "#3A2133")
  fileprivate static let mauve = Shade("#EFD5E6", dark: "#4A2540")
  fileprivate static let palestMauve = Shade("#F7F0F5", dark: "#2E1C29")
  fileprivate static let sky = Shade("#CDE7F8", dark: "#0F3A57")
  fileprivate static let paleSky = Shade("#E8F4FC", dark: "#0C2B41")
  fileprivate static let amber = Shade("#FCE3AE", dark: "#4F3A08")
  fileprivate static let paleAmber = Shade("#FDF3DA", dark: "#3A2C0C")
  fileprivate static let green = Shade("#BDE5D6", dark: "#0B4435")
  fileprivate static let white = Shade("#FDFDFD", dark: "#1C2128")
  fileprivate static let grey = Shade("#DCE1E6", dark: "#2D333B")

  fileprivate static let deepMauve = Shade("#8A4A73", dark: "#D79BC2")
  fileprivate static let deepSky = Shade("#1F6391", dark: "#6CB6E8")
  fileprivate static let deepAmber = Shade("#8F6200", dark: "#E0B040")
  fileprivate static let deepGreen = Shade("#00694C", dark: "#4CC9A0")
  fileprivate static let deepGrey = Shade("#3C4650", dark: "#A9B4BE")
}
