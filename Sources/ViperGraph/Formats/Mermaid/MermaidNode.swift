import ViperModel

/// A node of a flowchart with its name and role, in the shape of the role.
struct MermaidNode {
  private let node: GraphView.Node
  private let id: String

  init(_ node: GraphView.Node, id: String) {
    self.node = node
    self.id = id
  }

  var line: String {
    let findings = MarkStyle.counts(of: node.marks).map(\.text)
    let change = node.change.map { [$0.sign] } ?? []
    let label = MermaidText.label([node.label, node.content.description] + change + findings)
    return "\(id)\(brackets.0)\(label)\(brackets.1)"
  }

  private var brackets: (String, String) {
    switch node.content {
    case .component(let role, _):
      switch RoleStyle(of: role).shape {
      case "octagon", "component": ("[[", "]]")
      case "hexagon": ("{{", "}}")
      case "cylinder": ("[(", ")]")
      case "box": ("(", ")")
      default: ("[", "]")
      }
    case .module: ("(", ")")
    case .folder: ("[", "]")
    }
  }

  static func style(of node: GraphView.Node) -> String {
    let fill: Shade
    let line: Shade
    switch node.content {
    case .component(let role, _): (fill, line) = (RoleStyle(of: role).fill, RoleStyle(of: role).line)
    case .module: (fill, line) = (.module, .muted)
    case .folder: (fill, line) = (.folder, .muted)
    }
    if let change = node.change {
      let dashes = change == .removed ? ",stroke-dasharray:6 3" : ""
      return "fill:\(fill.light),stroke:\(ChangeStyle.color(of: change).light),color:\(Shade.ink.light),stroke-width:3px\(dashes)"
    }
    let mark = MarkStyle.color(of: node.marks)
    return "fill:\(fill.light),stroke:\((mark ?? line).light),color:\(Shade.ink.light)"
      + (mark == nil ? "" : ",stroke-width:\(MarkStyle.width(of: node.marks))px")
      + (node.isInterface ? ",stroke-dasharray:5 3" : "")
  }
}
