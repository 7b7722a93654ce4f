/// An HTML page with boxes to open.
package struct PageFormat: ViewFormat {
  package let name = "html"
  package let endings = ["htm"]
  package let content = ViewContent.page

  package init() {}

  package func output(of drawing: Drawing) -> FormattedGraph {
    let (layout, warning) = drawing.placing(PageLayoutTask(drawing.view))
    var details = drawing.page
    details.notes += warning.map { [$0] } ?? []
    details.links = drawing.links
    let text = PageDocument(title: drawing.title, layout: layout, details: details).text(of: drawing.view)
    return FormattedGraph(text, messages: warning.map { ["warning: \($0)"] } ?? [])
  }
}
