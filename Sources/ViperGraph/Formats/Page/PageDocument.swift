import ViperFacts
import ViperText

/// A view as one self-contained HTML file with modules to open, search, filter and follow in a browser.
///
/// The template consists of a body, a style sheet and a script in files of their own; the view is embedded as JSON, and as a
/// plain list for readers without JavaScript. The content security policy blocks any other script and all external resources.
package struct PageDocument: Sendable {
  private let title: String
  private let details: PageDetails

  package init(title: String, details: PageDetails = PageDetails()) {
    self.title = title
    self.details = details
  }

  /// - Parameter view: a view whose clusters can be opened to show their nodes.
  package func text(of view: GraphView) -> String {
    let data = PageData(title: title, view: view, details: details)
    let title = title.isEmpty ? "viper-graph" : title
    let body = PageTemplate.body.filled([
      "title": PageText.html(title),
      "list": PageList(view, notes: details.notes, links: details.links).markup,
      "data": data.json,
    ])
    return PageTemplate.frame.page(title: title, body: body)
  }
}

/// Text escaped for a page.
enum PageText {
  /// Escapes text for an element's content or an attribute in single or double quotes.
  static func html(_ text: String) -> String { text.markup }

  /// A JSON string whose invisible characters are replaced by visible escapes.
  static func json(_ text: String) -> String { JSONText.string(text.visible) }
}
