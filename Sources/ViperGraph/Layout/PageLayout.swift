import ViperModel

/// The places of a page's boxes while they are closed: rows as in a map, in groups that open if they are many.
package struct PageLayout: Sendable, Equatable {
  /// The centre and the width of a box, in points, with the y axis pointing down.
  package struct Place: Sendable, Equatable {
    package var x: Int
    package var y: Int
    package var width: Int
  }

  /// A group of boxes that is shown as one until it is opened.
  package struct Group: Sendable, Equatable {
    package var id: String
    package var name: String
    package var kind: GraphView.ModuleGroup.Kind
    /// Positions of boxes, ascending.
    package var members: [Int]
    package var place: Place
  }

  /// The places of the boxes, of one in a group relative to the others in it.
  package private(set) var places: [Place]
  package private(set) var groups: [Group] = []

  /// The width of a page that fits into a window, with names of eleven pixels or more.
  private static let width = 1030.0
  private static let rowHeight = 60.0
  /// Browsers show names of eleven pixels in a plane that is scaled down to four fifths.
  private static let letter = 9.3

  /// - Parameter view: a view whose clusters are the boxes.
  package init(_ view: GraphView) {
    var boxes = view.collapsingToNavigation()
    for box in boxes.nodes.indices { boxes.nodes[box].cluster = nil }
    places = boxes.nodes.map { _ in Place(x: 0, y: 0, width: 0) }
    let map = boxes.mapGroups
    let top = map.isEmpty ? boxes : boxes.merging(map)
    let layout = MapLayout(top, page: Self.width, rowHeight: Self.rowHeight, letter: Self.letter)
    for (index, frame) in layout.boxes.enumerated() {
      let place = Place(frame)
      guard !map.isEmpty, map[index].members.count > 1 else {
        places[map.isEmpty ? index : map[index].members[0]] = place
        continue
      }
      let members = map[index].members.sorted()
      groups.append(Group(id: map[index].id, name: map[index].label, kind: map[index].kind, members: members, place: place))
      let inner = MapLayout(
        boxes.keepingNodes(where: Set(members).contains), page: Self.width, rowHeight: Self.rowHeight, letter: Self.letter)
      for (member, frame) in zip(members, inner.boxes) { places[member] = Place(frame) }
    }
  }
}

extension PageLayout.Place {
  fileprivate init(_ frame: MapLayout.Frame) {
    self.init(
      x: Int((frame.left + frame.width / 2).rounded()), y: Int((frame.top + frame.height / 2).rounded()), width: Int(frame.width))
  }
}
