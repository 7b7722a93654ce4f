/// The roots that see each other: what one declares can be named in another, directly or by way of others.
///
/// Only what a root sees decides about it. Two apps next to each other have nothing to say about one another.
package struct RootNeighbours {
  private let targets: TargetGraph
  /// The joined sets of targets and, after these, of roots: each has a parent, the first of its set itself.
  private var parents: [Int]
  private var roots: [String: Int] = [:]
  private var known: Set<Import> = []

  /// What the meaning of an import depends on.
  private struct Import: Hashable {
    var module: String
    var set: Int
    var root: String
  }

  /// The positions of the files of roots that see each other, each group in order, the groups by their first file.
  package static func groups(of files: [(SourceFile, FileFacts)], targets: TargetGraph) -> [[Int]] {
    guard let first = files.first?.0.root, files.contains(where: { $0.0.root != first }) else {
      return files.isEmpty ? [] : [Array(files.indices)]
    }
    var neighbours = RootNeighbours(targets)
    for (source, facts) in files { neighbours.add(source, facts) }
    var numbers: [Int: Int] = [:]
    var groups: [[Int]] = []
    for (position, file) in files.enumerated() {
      let group = neighbours.head(of: neighbours.roots[file.0.root]!)
      if numbers[group] == nil {
        numbers[group] = groups.count
        groups.append([])
      }
      groups[numbers[group]!].append(position)
    }
    return groups
  }

  private init(_ targets: TargetGraph) {
    self.targets = targets
    parents = Array(targets.targets.indices)
    for target in targets.targets.indices where !targets.targets[target].isTest {
      for other in targets.targets.indices where targets.reach[target].contains(Int32(other)) { join(target, other) }
    }
  }

  private mutating func add(_ source: SourceFile, _ facts: FileFacts) {
    let root = number(of: source.root)
    for target in targets.sets[source.targets] { join(root, Int(target)) }
    if targets.isEmpty { return }
    for entry in facts.imports {
      let use = Import(module: facts.names[entry.module], set: source.targets, root: source.root)
      guard known.insert(use).inserted else { continue }
      for target in targets.targets(importedAs: use.module, by: use.set, root: use.root) { join(root, Int(target)) }
    }
  }

  private mutating func number(of root: String) -> Int {
    if let known = roots[root] { return known }
    roots[root] = parents.count
    parents.append(parents.count)
    return parents.count - 1
  }

  private mutating func head(of node: Int) -> Int {
    var node = node
    while parents[node] != node {
      parents[node] = parents[parents[node]]
      node = parents[node]
    }
    return node
  }

  private mutating func join(_ a: Int, _ b: Int) {
    let (a, b) = (head(of: a), head(of: b))
    if a != b { parents[max(a, b)] = min(a, b) }
  }
}
