import ViperLinking

/// The roots of one code base: an app with the packages and projects that it uses, be they one for each module.
///
/// Two apps next to each other are two code bases, and what both use belongs to neither.
struct RootPools: Sendable {
  /// By root, the roots of its code base, itself included, ascending.
  private let members: [[Int]]

  init(_ codebase: Codebase, _ ancestry: Ancestry, _ usages: [TypeUsage]) {
    let count = codebase.roots.count
    if count < 2 {
      members = codebase.roots.indices.map { [$0] }
      return
    }
    var used = [Set<Int>](repeating: [], count: count)
    for usage in usages {
      let (from, to) = (codebase.types[usage.from].root, codebase.types[usage.to].root)
      if from != to { used[from].insert(to) }
    }
    let apps = Set(
      codebase.types.indices.lazy.filter { ancestry.traits[$0].contains(.startsApp) }.map { codebase.types[$0].root })
    members = Self.pools(paths: codebase.roots, used: used, apps: apps)
  }

  subscript(root: Int) -> [Int] { members[root] }

  /// - Parameters:
  ///   - used: by root, the roots whose types it names.
  ///   - apps: the roots that start an app.
  static func pools(paths: [String], used: [Set<Int>], apps: Set<Int>) -> [[Int]] {
    let below = paths.indices.map { closure(of: $0, used) }
    var linked = used
    for (from, roots) in used.enumerated() { for to in roots { linked[to].insert(from) } }
    return paths.indices.map { root in
      let users = apps.filter { below[$0].contains(root) }
      let pool: Set<Int> =
        if apps.contains(root) || users.count > 1 {
          below[root]
        } else if let app = users.first {
          below[app]
        } else {
          closure(of: root, linked)
        }
      return (pool.count == 1 && pool.isDisjoint(with: apps) ? folder(of: root, paths, apps) : pool).sorted()
    }
  }

  private static func closure(of root: Int, _ next: [Set<Int>]) -> Set<Int> {
    var (found, open): (Set<Int>, [Int]) = ([root], [root])
    while let root = open.popLast() {
      for other in next[root] where found.insert(other).inserted { open.append(other) }
    }
    return found
  }

  /// The roots in the outermost root around a root that nothing connects, unless they have several apps.
  private static func folder(of root: Int, _ paths: [String], _ apps: Set<Int>) -> Set<Int> {
    // A root lies in itself.
    let top = paths.indices.filter { lies(paths[root], in: paths[$0]) }.min { paths[$0].utf8.count < paths[$1].utf8.count }!
    let all = Set(paths.indices.filter { lies(paths[$0], in: paths[top]) })
    return all.intersection(apps).count > 1 ? [root] : all
  }

  private static func lies(_ path: String, in folder: String) -> Bool {
    path == folder || folder == "." || path.hasPrefix(folder + "/")
  }
}
