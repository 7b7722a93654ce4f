import ViperModel

/// A node: its name, what it is, and the rules it breaks.
struct DOTNode {
  private let node: GraphView.Node
  /// What its label names: its own findings and those on the edges that start at it; on paper there are no tooltips.
  private let findings: [GraphMark]
  /// In inches, at least; nil for as wide as its label.
  private let width: Double?

  init(_ node: GraphView.Node, findings: [GraphMark], width: Double? = nil) {
    self.node = node
    self.width = width
    self.findings = findings
  }

  var line: String {
    "  \(DOTText.quoted(node.id)) [label=\(label) tooltip=\(tooltip) \(style)\(width.map { " width=\($0)" } ?? "")\(EmphasisStyle.attributes(of: node))]"
  }

  private var label: String {
    let lines = [small(description, color: "#4A545E")] + measures + summary.map { small($0.text, color: $0.color) }
    return "<<B>\(DOTText.html(node.label))</B><BR/>" + lines.joined(separator: "<BR/>") + ">"
  }

  /// The values that size and colour show, for who reads it in grey; the number of components is there already.
  private var measures: [String] {
    let texts = node.measure.texts.filter { $0 != description }
    return texts.isEmpty ? [] : [small(texts.joined(separator: " · "), color: "#4A545E")]
  }

  private func small(_ text: String, color: String) -> String {
    "<FONT POINT-SIZE=\"9\" COLOR=\"\(node.emphasis == .faded ? EmphasisStyle.fadedInk : color)\">\(DOTText.html(text))</FONT>"
  }

  private var description: String {
    switch node.content {
    case .component(let role, .protocol): "\(role.name) protocol"
    case .component(let role, _): role.name
    case .module(let module): Count.text(module.components, "component")
    case .folder(let folder): Count.text(folder.modules.count, "module")
    }
  }

  private var summary: [MarkStyle.Line] {
    switch node.content {
    case .component: MarkStyle.rules(of: findings)
    case .module, .folder: MarkStyle.counts(of: findings)
    }
  }

  private var tooltip: String {
    let place = node.line.map { "\(node.file):\($0)" } ?? node.file
    return DOTText.tooltip(["\(node.label): \(description)", place] + MarkStyle.tooltip(of: node.marks))
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
        shape=\(style.shape) style="filled\(border)" fillcolor="\(style.fill)" color="\(mark ?? style.line)" penwidth=\(pen)\(margin)
        """
    case .module:
      return """
        shape=box style="filled,rounded" fillcolor="#F1F3F5" color="\(mark ?? "#5F6B76")" penwidth=\(pen)
        """
    case .folder:
      return """
        shape=folder style=filled fillcolor="#E4E8EB" color="\(mark ?? "#5F6B76")" penwidth=\(pen)
        """
    }
  }
}
