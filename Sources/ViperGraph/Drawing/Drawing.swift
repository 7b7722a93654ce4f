/// A view on its way into a format.
package struct Drawing: Sendable {
  package let view: GraphView
  package let title: String
  package let links: SourceLinks?
  /// What a page shows beside the view.
  package let page: PageDetails
  package let placing: PagePlacing

  package init(
    _ view: GraphView, title: String, links: SourceLinks? = nil, page: PageDetails = PageDetails(),
    placing: @escaping PagePlacing = PageLayout.inColumns
  ) {
    self.view = view
    self.title = title
    self.links = links
    self.page = page
    self.placing = placing
  }
}

/// Finds where the boxes of a page stand, and says what the layout lacks.
package typealias PagePlacing = @Sendable (PageLayoutTask) -> (layout: PageLayout, warning: String?)

/// A comparison on its way into a format.
package struct ChangeDrawing: Sendable {
  package let change: GraphChange
  package let title: String
  package let links: SourceLinks?
  /// Draws what changed alone, whatever the size.
  package let onlyChanges: Bool

  package init(_ change: GraphChange, title: String, links: SourceLinks? = nil, onlyChanges: Bool = false) {
    self.change = change
    self.title = title
    self.links = links
    self.onlyChanges = onlyChanges
  }
}
