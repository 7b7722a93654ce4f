/// The style of a change, in addition to its word: green if added, purple and dashed if removed.
enum ChangeStyle {
  static let added = Shade("#00664A", dark: "#4CC9A0")
  static let removed = Shade("#7A3B8F", dark: "#D7A6E8")

  static let shades = [added, removed]

  /// Hardened references have the colour of a warning, because they may close a cycle.
  static func color(of change: GraphView.ChangeState) -> Shade {
    switch change {
    case .added, .softened: added
    case .removed: removed
    case .changed: .navigation
    case .hardened: .warning
    }
  }
}
