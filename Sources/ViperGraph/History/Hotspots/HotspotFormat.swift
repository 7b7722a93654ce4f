/// A format that writes a list of hotspots.
package protocol HotspotFormat: GraphFormat {
  func output(of drawing: HotspotDrawing) throws -> FormattedGraph
}

/// A list of hotspots and the settings that a format needs to write it.
package struct HotspotDrawing: Sendable {
  package let list: HotspotList
  /// The number of modules that texts and pictures show; nil for the usual one. Data is complete without it.
  package let top: Int?
  package let links: SourceLinks?

  package init(_ list: HotspotList, top: Int? = nil, links: SourceLinks? = nil) {
    self.list = list
    self.top = top
    self.links = links
  }

  /// As many modules as fit on one screen.
  package static let usualTop = 20

  /// The modules to show to people.
  var shown: [Hotspot] { Array(list.hotspots.prefix(top ?? Self.usualTop)) }

  /// The modules to write as data.
  var written: [Hotspot] { Array(list.hotspots.prefix(top ?? .max)) }
}

/// The formats of hotspots, in the order of the help text.
package enum HotspotFormats {
  package static let all: [any HotspotFormat] = [HotspotText(), HotspotPicture(), HotspotCSV(), HotspotJSON()]
}
