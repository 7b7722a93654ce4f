import ViperLinking

/// The names of modules: which types have a module's name in theirs, and what they have around it.
struct NameSurvey {
  /// A type or protocol with a module's name.
  struct Named {
    var type: TypeSymbol.ID
    var affix: NameAffix
  }

  /// By module, its types and protocols, ascending.
  let members: [[Named]]
  /// The affixes that recur: by affix, the number of modules that have it.
  let recurring: [NameAffix: Int]

  /// The most words before a module's name.
  private static let mostWordsBefore = 2

  /// - Parameter sketches: the modules; the longest stem that a name contains is that of its module.
  init(_ sketches: [ModuleSketch], in surveys: [LinkSurvey]) {
    var members = [[Named]](repeating: [], count: sketches.count)
    for (root, links) in surveys.enumerated() {
      let own = sketches.indices.filter { sketches[$0].root == root }
      let modules = Dictionary(grouping: own) { sketches[$0].stem }
      if modules.isEmpty { continue }
      let types = links.concreteTypes + links.survey.types.protocols
      for type in types.sorted() where !links.survey.codebase.types[type].isExternal {
        guard let (stem, affix) = Self.split(links.name(type), among: modules) else { continue }
        for module in Self.nearest(modules[stem] ?? [], to: type, sketches, links) {
          members[module].append(Named(type: type, affix: affix))
        }
      }
    }
    self.members = members
    var counts: [NameAffix: Int] = [:]
    for named in members { for affix in Set(named.map(\.affix)) { counts[affix, default: 0] += 1 } }
    recurring = counts.filter { $0.value >= ConventionSupport.fewest }
  }

  /// The longest stem in a name, at its beginning before any other place.
  private static func split(_ name: String, among stems: [String: [Int]]) -> (stem: String, NameAffix)? {
    let words = TypeWords(name)
    for start in 0..<min(mostWordsBefore + 1, words.words.count) {
      for end in (start + 1..<words.words.count + 1).reversed() {
        let stem = words.text(start..<end)
        if stems[stem] != nil {
          return (stem, NameAffix(prefix: words.text(0..<start), suffix: words.text(end..<words.words.count)))
        }
      }
    }
    return nil
  }

  /// The modules of one name that a type may belong to: all of them but those that have a type of that name themselves.
  private static func nearest(_ modules: [Int], to type: TypeSymbol.ID, _ sketches: [ModuleSketch], _ links: LinkSurvey) -> [Int]
  {
    if modules.count == 1 { return modules }
    let linked = modules.filter { module in
      let sketch = sketches[module]
      let parts = [sketch.presenter, sketch.view] + sketch.parts
      return parts.contains(type) || parts.contains { links.survey.codebase.ancestors(of: $0).contains(type) }
    }
    return linked.isEmpty ? [modules[0]] : linked
  }
}

/// The modules that are named alike: most of the affixes of each are those of the others.
struct NameCluster {
  /// Positions in the list of sketches, ascending.
  var modules: [Int]

  /// The share of the affixes of a module and of a cluster that both have.
  private static let likeness = 0.34

  /// Groups modules by their affixes, the largest group first.
  static func clusters(of survey: NameSurvey) -> [NameCluster] {
    let signatures = survey.members.map { Set($0.map(\.affix).filter { survey.recurring[$0] != nil }) }
    var open = signatures.indices.filter { !signatures[$0].isEmpty }
    var found: [NameCluster] = []
    while !open.isEmpty {
      let modules = growing(open, signatures)
      found.append(NameCluster(modules: modules.sorted()))
      let taken = Set(modules)
      open.removeAll { taken.contains($0) }
    }
    return found.sorted { ($1.modules.count, $0.modules[0]) < ($0.modules.count, $1.modules[0]) }
  }

  /// The modules that are like the one whose affixes recur most, then like what most of those have, until nothing changes.
  private static func growing(_ open: [Int], _ signatures: [Set<NameAffix>]) -> [Int] {
    let counts = counts(of: open, signatures)
    // Asked of modules that are left, whose affixes are counted.
    let first = open.max { a, b in
      let (x, y) = (signatures[a].reduce(0) { $0 + counts[$1]! }, signatures[b].reduce(0) { $0 + counts[$1]! })
      return (x, b) < (y, a)
    }!
    var (typical, modules) = (signatures[first], [first])
    for _ in 0..<8 {
      let alike = open.filter { isAlike(signatures[$0], typical) }
      if alike == modules || alike.isEmpty { break }
      modules = alike
      typical = Set(Self.counts(of: modules, signatures).filter { $0.value * 2 >= modules.count }.keys)
    }
    return modules
  }

  private static func counts(of modules: [Int], _ signatures: [Set<NameAffix>]) -> [NameAffix: Int] {
    modules.reduce(into: [:]) { counts, module in for affix in signatures[module] { counts[affix, default: 0] += 1 } }
  }

  private static func isAlike(_ a: Set<NameAffix>, _ b: Set<NameAffix>) -> Bool {
    Double(a.intersection(b).count) >= likeness * Double(a.union(b).count)
  }
}
