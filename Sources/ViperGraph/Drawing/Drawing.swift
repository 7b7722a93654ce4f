/// A view and the settings that a format needs to write it.
package struct Drawing: Sendable {
  package let view: GraphView
  package let title: String
  package let links: SourceLinks?
  /// The content of a page that is not part of the view.
  package let page: PageDetails

  package init(
    _ view: GraphView, title: String, links: SourceLinks? = nil, page: PageDetails = PageDetails()
  ) {
    self.view = view
    self.title = title
    self.links = links
    self.page = page
  }
}

/// A comparison and the settings that a format needs to write it.
package struct ChangeDrawing: Sendable {
  package let change: GraphChange
  package let title: String
  package let links: SourceLinks?
  /// Draws the changes alone, whatever the size.
  package let onlyChanges: Bool

  package init(_ change: GraphChange, title: String, links: SourceLinks? = nil, onlyChanges: Bool = false) {
    self.change = change
    self.title = title
    self.links = links
    self.onlyChanges = onlyChanges
  }
}
