import ViperGraph
import ViperLinking
import ViperModel

/// Names that no code should have, and that a path or a raw identifier still can.
enum HostileNames {
  static let all = [
    "\"", "\\", "\\\"", "a\\", "\\N", "\\G\\E\\T\\H\\L", "a\nb\r\n", "<b>", "a>b", "-->", "]]>", "&amp;", "&#10;", "R&D",
    "\u{0}\u{1}\u{1B}[31m\u{7F}", "\u{202E}abc", "\u{FFFF}", "\"];n[URL=\"javascript:alert(1)", "{a|b}", "//", "/*", "#",
    "$(id)", "`x y`", "Ünïcödé", "日本語", "👩‍👩‍👧", "e\u{301}", "\"\u{301}", "\\\u{301}\"", "a\\\"b", "\u{3164}", "\u{9B}31m",
    "\u{2028}", "node", "subgraph", "",
    String(repeating: "long", count: 300),
  ]

  /// A module, a component and a property of each name.
  static var graph: ComponentGraph {
    var sample = SampleGraph()
    let owner = sample.add("Owner", .service, nil)
    for name in all {
      sample.addModule(name, dialect: name)
      let target = sample.add(name, Role(name), nil, file: name)
      sample.refer(owner, target, .stored, .strong, property: name)
    }
    return sample.graph
  }

  static var marks: [GraphMark] {
    all.map { GraphMark(severity: .error, rule: $0, message: $0, component: $0, file: $0, line: 1) }
  }
}
