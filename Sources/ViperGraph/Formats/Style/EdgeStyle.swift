import ViperLinking
import ViperModel

/// The style of an edge: its purpose determines the arrow, its strength the line pattern.
enum EdgeStyle: CaseIterable {
  case strong, weak, unowned, unknown, navigation, inheritance, use

  init(of edge: GraphView.Edge) {
    switch (edge.purpose, edge.strength) {
    case (.ownership, .strong): self = .strong
    case (.ownership, .weak): self = .weak
    case (.ownership, .unowned): self = .unowned
    case (.ownership, nil): self = .unknown
    case (.navigation, _): self = .navigation
    case (.inheritance, _): self = .inheritance
    case (.use, _): self = .use
    }
  }

  var name: String {
    switch self {
    case .strong: "owns (strong)"
    case .weak: "weak"
    case .unowned: "unowned"
    case .unknown: "holds, strength unknown"
    case .navigation: "opens"
    case .inheritance: "is a (hollow arrow)"
    case .use: "uses"
    }
  }

  /// The Graphviz line style, valid for edges and for the borders of table cells.
  var line: String {
    switch self {
    case .weak: "dashed"
    case .unowned: "dotted"
    case .strong, .unknown, .navigation, .inheritance, .use: "solid"
    }
  }

  var color: Shade {
    switch self {
    case .strong, .weak, .unowned: .line
    case .unknown: .muted
    case .navigation: .navigation
    case .inheritance, .use: .faint
    }
  }

  var width: Double {
    switch self {
    case .strong, .navigation: 1.3
    case .unowned: 1.6
    case .weak: 1
    case .unknown, .inheritance, .use: 0.8
    }
  }

  /// - Parameter isTurned: whether the edge is reversed in DOT, with its arrow at the tail.
  func attributes(color: String, width: Double, isTurned: Bool) -> String {
    let arrow = shape.map { " \(isTurned ? "arrowtail" : "arrowhead")=\($0)" } ?? ""
    return "color=\"\(color)\" style=\(line) penwidth=\(width)\(arrow)\(self == .use ? " arrowsize=0.5" : "")"
  }

  /// The arrow shape; nil for the default.
  private var shape: String? {
    switch self {
    case .strong, .weak, .unowned, .unknown: nil
    case .navigation, .use: "vee"
    case .inheritance: "onormal"
    }
  }
}
