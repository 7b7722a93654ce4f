import ViperModel

/// A node with its name, its role and the rules that it violates.
struct DOTNode {
  private let node: GraphView.Node
  private let name: String
  /// The findings in the label, its own and those of its outgoing edges, because a printed picture has no tooltips.
  private let findings: [GraphMark]
  /// The minimum width in inches; nil for that of its label.
  private let width: Double?
  private let identity: String
  /// Whether all findings are of one rule, which the title names.
  private let hasOneRule: Bool

  /// - Parameter identity: the attributes for id, class and link.
  init(_ node: GraphView.Node, in view: GraphView, findings: [GraphMark], identity: String, width: Double? = nil) {
    self.node = node
    name = view.shortName(of: node)
    self.identity = identity
    hasOneRule = view.isBanded
    self.width = width
    self.findings = findings
  }

  var line: String {
    let tooltip = DOTText.tooltip(Caption(of: node).lines)
    let room = width.map { " width=\($0)" } ?? ""
    return
      "  \(DOTText.quoted(node.id)) [label=\(label) tooltip=\(tooltip) \(style)\(room)\(EmphasisStyle.attributes(of: node)) \(identity)]"
  }

  private var label: String {
    let lines =
      (role.map { [small($0, color: .note)] } ?? []) + measures + change
      + summary.flatMap { line in Self.wrapped(line.text).map { small($0, color: line.color) } }
    let names = DOTName(name).lines.map { "<B>\(DOTText.html($0))</B>" }
    return "<" + (names + lines).joined(separator: "<BR/>") + ">"
  }

  /// The role and the number of components or modules, unless the name contains them.
  private var role: String? {
    let words = node.content.description
    guard let role = node.role, name.lowercased().contains(role.name.lowercased().filter { $0 != "-" }) else { return words }
    return node.isInterface ? "protocol" : nil
  }

  /// The values that size and colour show, without the number of components, which the label already has.
  private var measures: [String] {
    let texts = node.measure.texts.filter { $0 != node.content.description }
    return texts.isEmpty ? [] : [small(texts.joined(separator: " · "), color: .note)]
  }

  private var change: [String] { node.change.map { [small($0.sign, color: ChangeStyle.color(of: $0))] } ?? [] }

  /// The name of a rule in lines that are no wider than most nodes, broken after a hyphen.
  private static func wrapped(_ text: String) -> [String] {
    text.split(separator: "-", omittingEmptySubsequences: false).reduce(into: [""]) { lines, word in
      let isLast = word.endIndex == text.endIndex
      let part = isLast ? String(word) : "\(word)-"
      if lines[lines.count - 1].count + part.count > longestLine, !lines[lines.count - 1].isEmpty {
        lines.append(part)
      } else {
        lines[lines.count - 1] += part
      }
    }
  }

  private static let longestLine = 16

  private func small(_ text: String, color: Shade) -> String {
    let ink = node.emphasis == .faded ? EmphasisStyle.fadedInk : color
    return "<FONT POINT-SIZE=\"11\" COLOR=\"\(ink.light)\">\(DOTText.html(text))</FONT>"
  }

  private var summary: [MarkStyle.Line] {
    switch node.content {
    case .component: hasOneRule ? MarkStyle.counts(of: findings) : MarkStyle.rules(of: findings)
    case .module, .folder: MarkStyle.counts(of: findings)
    }
  }

  private var style: String {
    let mark = MarkStyle.color(of: node.marks)
    let pen = mark == nil ? 1 : 2
    switch node.content {
    case .component(let role, let kind):
      let style = RoleStyle(of: role)
      let margin = style.isPointed ? " margin=0" : ""
      let border = (style.shape == "box" ? ",rounded" : "") + (kind == .protocol ? ",dashed" : "")
      return """
        shape=\(style.shape) style="filled\(border)" fillcolor="\(style.fill.light)" color="\((mark ?? style.line).light)" penwidth=\(pen)\(margin)
        """
    case .module:
      return """
        shape=box style="filled,rounded" fillcolor="\(Shade.module.light)" color="\((mark ?? .muted).light)" penwidth=\(pen)
        """
    case .folder:
      return """
        shape=folder style=filled fillcolor="\(Shade.folder.light)" color="\((mark ?? .muted).light)" penwidth=\(pen)
        """
    }
  }
}
