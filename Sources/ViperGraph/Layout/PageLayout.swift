/// The sizes and positions of a page's boxes while they are closed.
package struct PageLayout: Sendable, Equatable {
  /// The centre of a box, in points, with the y axis pointing down.
  package struct Center: Sendable, Equatable {
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
  package var places: [Center]

  /// A layout in columns that does not need Graphviz.
  package static let inColumns: @Sendable (PageLayoutTask) -> (layout: PageLayout, warning: String?) = { task in
    (task.layout(placing: task.isTrivial ? [] : ColumnLayout(task).places), nil)
  }
}
