import ViperModel
import ViperText

/// The references of kind `navigation`, which only data formats list: which module opens which, how, and from which line.
enum JSONNavigations {
  private static let kind = "\"navigation\""

  /// The navigations between components that the view shows.
  static func ofComponents(in view: GraphView) -> [String] {
    let shown = Set(view.nodes.map(\.id))
    return view.navigations.filter { shown.contains($0.from.id) && shown.contains($0.to.id) }.map { navigation in
      JSONText.object(
        [
          "from": JSONText.string(navigation.from.id),
          "to": JSONText.string(navigation.to.id),
          "kind": kind,
          "strength": "null",
          "certainty": JSONText.string("certain"),
          "property": "null",
          "file": JSONText.string(navigation.file),
          "line": String(navigation.line),
        ], and: way(navigation))
    }
  }

  /// The navigations between modules that the view shows, each once, with its count.
  static func ofModules(in view: GraphView) -> [String] {
    struct Way: Hashable {
      var from: Int
      var to: Int
      var transition: String
      var option: String?
    }
    func node(_ end: GraphView.Navigation.End) -> Int? {
      view.nodes.firstIndex { $0.label == end.module && $0.file == end.path }
    }
    var counts: [Way: Int] = [:]
    var ways: [Way] = []
    for navigation in view.navigations {
      guard let from = node(navigation.from), let to = node(navigation.to), from != to else { continue }
      let way = Way(from: from, to: to, transition: navigation.transition.rawValue, option: navigation.option)
      if counts[way] == nil { ways.append(way) }
      counts[way, default: 0] += 1
    }
    return ways.map { way in
      JSONText.object(
        [
          "from": JSONText.string(view.nodes[way.from].label),
          "to": JSONText.string(view.nodes[way.to].label),
          "fromPath": JSONText.string(view.nodes[way.from].file),
          "toPath": JSONText.string(view.nodes[way.to].file),
          "kind": kind,
          "strength": "null",
          "certainty": JSONText.string("certain"),
          "count": String(counts[way]!),
        ], and: [("transition", JSONText.string(way.transition)), ("case", JSONText.string(way.option))])
    }
  }

  private static func way(_ navigation: GraphView.Navigation) -> [(String, String)] {
    [("transition", JSONText.string(navigation.transition.rawValue)), ("case", JSONText.string(navigation.option))]
  }
}
