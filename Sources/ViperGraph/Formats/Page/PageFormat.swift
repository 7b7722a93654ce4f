/// An HTML page with boxes to open.
package struct PageFormat: ViewFormat, ChangeFormat {
  package let name = "html"
  package let endings = ["htm"]
  package let content = ViewContent.page

  package init() {}

  package func output(of drawing: Drawing) -> FormattedGraph {
    var details = drawing.page
    details.links = drawing.links
    return FormattedGraph(PageDocument(title: drawing.title, details: details).text(of: drawing.view))
  }

  /// Both states at component level, with what changed highlighted and listed.
  package func output(of drawing: ChangeDrawing) -> FormattedGraph {
    let view = drawing.onlyChanges ? drawing.change.inside.keepingChange() : drawing.change.inside
    let details = PageDetails(
      links: drawing.links, notes: [drawing.change.summary.prefix(1).uppercased() + drawing.change.summary.dropFirst() + "."])
    return FormattedGraph(PageDocument(title: drawing.title, details: details).text(of: view.highlightingChange()))
  }
}
