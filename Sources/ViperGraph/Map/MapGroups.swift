import ViperModel

/// The boxes of a map: single modules, or groups of them if there are too many for one view.
///
/// Feature folders are grouped first. If modules beside them are still too many, a module joins the one that alone opens it, those
/// without lines become one box, then those with the same neighbours, those whose names begin with the same word, and at last the
/// rest of a folder.
struct MapGroups {
  /// The largest number of boxes.
  static let limit = 50
  /// The largest number of boxes in a map with few lines.
  static let sparseLimit = 60

  static func limit(of view: GraphView) -> Int {
    Double(view.edges.count) < 1.5 * Double(view.nodes.count) ? sparseLimit : limit
  }

  private let view: GraphView
  private let pairs: [(from: Int, to: Int)]
  private(set) var groups: [NodeGroup] = []

  /// - Parameter view: a view at module level.
  init(_ view: GraphView) {
    self.view = view
    pairs = view.edges.filter { $0.from != $0.to }.map { ($0.from, $0.to) }
    let limit = Self.limit(of: view)
    groups = folders(limit: limit)
    joinFlows(limit)
    joinUnlinked(limit)
    joinNeighbours(limit)
    joinWords(limit)
    joinRest(limit)
    groups.sort { $0.members[0] < $1.members[0] }
  }

  // MARK: folders

  /// The largest folder is divided into its folders and modules, as long as all fit; one with most of many modules always is.
  private func folders(limit: Int) -> [NodeGroup] {
    let tree = FolderTree(paths: view.nodes.map(\.file))
    let groups = tree.groups(limit: limit, mustSplit: { view.nodes.count > limit && $0.members.count * 2 > view.nodes.count })
    let common = FolderTree.commonPath(of: groups.filter { $0.members.count > 1 }.map { $0.path.dropLast() }).count
    return groups.map { group in
      guard group.members.count > 1 else { return single(group.members[0]) }
      let path = group.path.joined(separator: "/")
      let label = group.path.dropFirst(common).joined(separator: "/")
      return NodeGroup(
        kind: .folder, id: "folder \(path)", label: label.isEmpty ? path : label, path: path, members: group.members)
    }
  }

  private func single(_ node: Int) -> NodeGroup {
    let node = (position: node, node: view.nodes[node])
    return NodeGroup(kind: .flow, id: node.node.id, label: node.node.label, path: node.node.file, members: [node.position])
  }

  /// The feature folders of a view at module level, each with several modules, and the modules in none of them.
  static func folders(of view: GraphView) -> [NodeGroup] {
    MapGroups(unjoined: view).folders(limit: limit).sorted { $0.members[0] < $1.members[0] }
  }

  private init(unjoined view: GraphView) {
    self.view = view
    pairs = []
  }

  // MARK: joining

  /// The group of each node.
  private var groupOf: [Int] {
    var result = view.nodes.map { _ in 0 }
    for (index, group) in groups.enumerated() { for member in group.members { result[member] = index } }
    return result
  }

  private var neighbours: Neighbours {
    let groupOf = groupOf
    return Neighbours(groups.count, pairs.map { (groupOf[$0.from], groupOf[$0.to]) }.filter { $0.0 != $0.1 })
  }

  /// Joins modules that lead nowhere to the one that alone opens them, so that a box is a flow: a screen and its own screens.
  private mutating func joinFlows(_ limit: Int) {
    let neighbours = neighbours
    var targets = neighbours.targets.map(Set.init)
    var leaves = groups.indices.filter { opener(of: $0, neighbours, targets) != nil }
    var joined: Set<Int> = []
    var next = 0
    while next < leaves.count, groups.count - joined.count > limit {
      let leaf = leaves[next]
      next += 1
      guard let opener = opener(of: leaf, neighbours, targets), !joined.contains(opener) else { continue }
      groups[opener].members += groups[leaf].members
      joined.insert(leaf)
      targets[opener].remove(leaf)
      if self.opener(of: opener, neighbours, targets) != nil { leaves.append(opener) }
    }
    for index in groups.indices where groups[index].members.count > 1 && groups[index].kind == .flow {
      let members = groups[index].members
      groups[index].id = "flow \(groups[index].id)"
      groups[index].members = [members[0]] + members.dropFirst().sorted()
    }
    groups = groups.indices.filter { !joined.contains($0) }.map { groups[$0] }
  }

  /// The module that alone opens another one that leads nowhere else.
  private func opener(of leaf: Int, _ neighbours: Neighbours, _ targets: [Set<Int>]) -> Int? {
    guard groups[leaf].kind == .flow, neighbours.sources[leaf].count == 1, let opener = neighbours.sources[leaf].first,
      !isCut(leaf)
    else { return nil }
    return groups[opener].kind == .flow && targets[leaf].isSubset(of: [opener]) ? opener : nil
  }

  /// Whether a group has lines in the whole app that this view leaves out.
  private func isCut(_ group: Int) -> Bool { groups[group].members.contains { view.nodes[$0].isCut } }

  private mutating func joinUnlinked(_ limit: Int) {
    let neighbours = neighbours
    let unlinked = groups.indices.filter { group in
      groups[group].kind == .flow && neighbours.sources[group].isEmpty && neighbours.targets[group].isEmpty && !isCut(group)
    }
    join([unlinked], .unlinked, limit) { _ in "Not linked" }
  }

  private mutating func joinNeighbours(_ limit: Int) {
    let neighbours = neighbours
    let equal = Dictionary(grouping: groups.indices.filter { groups[$0].kind == .flow }) {
      [neighbours.sources[$0], neighbours.targets[$0]]
    }
    join(Array(equal.values), .neighbours, limit) { $0.label }
  }

  private mutating func joinWords(_ limit: Int) {
    let words = Dictionary(grouping: groups.indices.filter { groups[$0].kind == .flow || groups[$0].kind == .neighbours }) {
      Self.firstWord(of: groups[$0].label)
    }
    join(Array(words.values), .word, limit) { "\(Self.firstWord(of: $0.label))*" }
  }

  /// Joins as many groups of a folder as necessary, those with the fewest lines first.
  private mutating func joinRest(_ limit: Int) {
    let neighbours = neighbours
    let lines = groups.indices.map { neighbours.sources[$0].count + neighbours.targets[$0].count }
    let folders = Dictionary(grouping: groups.indices) { Self.folder(of: groups[$0]) }.values.map { members in
      Array(members.sorted { (lines[$0], $0) < (lines[$1], $1) }.prefix(max(groups.count - limit + 1, 0)))
    }
    join(folders, .rest, limit) { "Others in \(Self.folder(of: $0))" }
  }

  /// Joins the largest candidates until the limit is met.
  private mutating func join(
    _ candidates: [[Int]], _ kind: GraphView.ModuleGroup.Kind, _ limit: Int, name: (NodeGroup) -> String
  ) {
    var (made, gone): ([NodeGroup], Set<Int>) = ([], [])
    for joined in candidates.filter({ $0.count > 1 }).sorted(by: { ($1.count, $0[0]) < ($0.count, $1[0]) }) {
      guard groups.count - gone.count + made.count > limit else { break }
      let members = joined.flatMap { groups[$0].members }.sorted()
      made.append(
        NodeGroup(
          kind: kind, id: "\(kind.rawValue) \(view.nodes[members[0]].id)", label: name(groups[joined[0]]),
          path: FolderTree.commonPath(of: members.map { view.nodes[$0].file.split(separator: "/") }).joined(separator: "/"),
          members: members))
      gone.formUnion(joined)
    }
    groups = groups.indices.filter { !gone.contains($0) }.map { groups[$0] } + made
  }

  private static func folder(of group: NodeGroup) -> String {
    let parent = group.path.split(separator: "/").dropLast().last
    return parent.map(String.init) ?? "."
  }

  /// `Staking` of `StakingMain`, `NFT` of `NFTSend`.
  static func firstWord(of name: String) -> String {
    let letters = Array(name)
    guard let lower = letters.dropFirst().firstIndex(where: { $0.isLowercase || $0.isNumber }) else { return name }
    if lower > 1 { return String(letters[..<(lower - 1)]) }
    return String(letters.prefix(1) + letters.dropFirst().prefix { !$0.isUppercase })
  }
}

extension GraphView {
  /// The groups of a map, or none if all modules fit.
  var mapGroups: [NodeGroup] {
    nodes.count > MapGroups.limit(of: self) ? MapGroups(self).groups : []
  }

  /// The map of a view at module level: few enough boxes to read at once, with one counted line for each pair.
  package func collapsingIntoMap() -> GraphView {
    let modules = level == .module ? self : collapsingModules()
    let groups = modules.mapGroups
    return groups.isEmpty ? modules : modules.merging(groups)
  }
}
