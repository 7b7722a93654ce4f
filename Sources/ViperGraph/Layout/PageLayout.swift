/// Where the boxes of a page stand, while they are closed.
package struct PageLayout: Sendable, Equatable {
  /// Its middle, in points; the vertical axis points down.
  package struct Place: Sendable, Equatable {
    package var x: Int
    package var y: Int

    package init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }

  package struct Size: Sendable, Equatable {
    package var width: Int
    package var height: Int
  }

  package var sizes: [Size]
  package var places: [Place]

  /// A plain layout, for which nothing is needed.
  package static let inColumns: @Sendable (PageLayoutTask) -> (layout: PageLayout, warning: String?) = { task in
    (task.layout(placing: task.isTrivial ? [] : ColumnLayout(task).places), nil)
  }
}
