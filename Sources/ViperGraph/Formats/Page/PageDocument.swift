import ViperFacts
import ViperText

/// A view as one HTML file that needs nothing else: modules to open, search, filter and follow in a browser.
///
/// The template is a body, a style and a script in files of their own; what the code says is a block of JSON in it, and a plain
/// list for a reader without the script. The policy lets no other script take effect, and nothing be loaded at all.
package struct PageDocument: Sendable {
  private let title: String
  private let layout: PageLayout
  private let details: PageDetails

  package init(title: String, layout: PageLayout, details: PageDetails = PageDetails()) {
    self.title = title
    self.layout = layout
    self.details = details
  }

  /// `view` is one whose clusters are what opens into its nodes.
  package func text(of view: GraphView) -> String {
    let data = PageData(title: title, view: view, layout: layout, details: details)
    let title = title.isEmpty ? "viper-graph" : title
    let body = PageTemplate.body.filled([
      "title": PageText.html(title),
      "list": PageList(view, notes: details.notes, links: details.links).markup,
      "data": data.json,
    ])
    return PageTemplate.frame.page(title: title, body: body)
  }
}
