import ViperFacts
import ViperLinking
import ViperModel

/// A graph of classes that hold each other, from lines such as `A -> B` (strong), `A ~> B` (weak) and `A :> B` (inherits);
/// `A -> B/C` holds either.
///
/// The property of the first line is `p1`, and so on.
struct OwnedClasses {
  private(set) var graph = ComponentGraph()
  private let modules: [String: Int]
  private var ids: [String: Component.ID] = [:]

  init(
    _ lines: [String], roles: [String: Role] = [:], structs: Set<String> = [], transient: Set<Int> = [], fresh: Set<Int> = [],
    modules: [String: Int] = [:]
  ) {
    self.modules = modules
    for (number, line) in lines.enumerated() {
      let words = line.split(separator: " ").map(String.init)
      let from = component(words[0], roles, structs)
      let held = words[2].split(separator: "/").map { component(String($0), roles, structs) }
      let to = held[0]
      let range = SourceRange(file: "\(words[0]).swift", line: number + 1, column: 3, endLine: number + 1, endColumn: 9)
      let isStored = words[1] != ":>"
      graph.references.append(
        Reference(
          from: from, to: to, kind: isStored ? .stored : .inheritance,
          strength: isStored ? (words[1] == "->" ? .strong : .weak) : nil, property: isStored ? "p\(number + 1)" : nil,
          range: range, holds: isStored ? held.map { Reference.Holding(component: $0, certainty: .sure) } : [],
          isTransient: transient.contains(number + 1),
          context: fresh.contains(number + 1) ? .fresh : []))
    }
  }

  private mutating func component(_ name: String, _ roles: [String: Role], _ structs: Set<String>) -> Component.ID {
    if let id = ids[name] { return id }
    let id = graph.components.count
    ids[name] = id
    graph.components.append(
      Component(
        id: id, name: name, role: roles[name] ?? .interactor, kind: structs.contains(name) ? .struct : .class,
        module: modules[name],
        range: SourceRange(file: "\(name).swift", line: 1, column: 1, endLine: 1, endColumn: 2), root: ".", evidence: "",
        isClassBound: !structs.contains(name)))
    return id
  }

  /// `A.p1 B` for an edge.
  func text(_ edge: OwnershipGraph.Edge) -> String {
    "\(graph.components[edge.from].name).\(edge.reference.property ?? "") \(graph.components[edge.to].name)"
  }
}

extension OwnedClasses {
  /// So many classes, each with some strong references at random.
  static func tangle(_ count: Int, degree: Int, seed: UInt64) -> OwnedClasses {
    OwnedClasses(tangleLines(count, degree: degree, seed: seed))
  }

  static func tangleLines(_ count: Int, degree: Int, seed: UInt64) -> [String] {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    return (0..<count).flatMap { from in (0..<degree).map { _ in "C\(from) -> C\(next())" } }
  }
}

extension CycleCuts {
  /// The cuts where nothing is seen to live but what no class holds, and views.
  init(
    _ ownership: OwnershipGraph, largestExact: Int = CycleCuts.largestExact, wanted: (Reference) -> [ReferenceStrength]
  ) {
    self.init(
      ownership, Keepers(ownership, Observations(), wanted: wanted), largestExact: largestExact, wanted: wanted)
  }
}
