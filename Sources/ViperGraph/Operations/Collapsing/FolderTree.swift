/// The grouping of paths by folders.
struct FolderTree {
  /// Paths with a common prefix; the prefix of a single one is the whole path.
  struct Group {
    var path: [Substring]
    /// Positions in the list of paths, ascending.
    var members: [Int]
  }

  private let paths: [[Substring]]

  init(paths: [String]) {
    self.paths = paths.map { $0.split(separator: "/", omittingEmptySubsequences: false) }
  }

  static func commonPath(of paths: [[Substring]]) -> [Substring] {
    guard let first = paths.first else { return [] }
    return paths.dropFirst().reduce(first) { common, path in
      zip(common, path).prefix { $0 == $1 }.map(\.0)
    }
  }

  /// Starts with all paths in one group and splits the largest group that contains others, up to the limit.
  ///
  /// The innermost folders are never split: if only those for which there is space were, the picture would mix folders and
  /// modules.
  ///
  /// - Parameter mustSplit: whether a group is split although the limit is exceeded.
  func groups(limit: Int, mustSplit: (Group) -> Bool = { _ in false }) -> [Group] {
    var closed: [Group] = []
    var open = paths.isEmpty ? [] : [group(of: Array(paths.indices))]
    while let largest = open.indices.max(by: { isSmaller(open[$0], open[$1]) }) {
      let group = open.remove(at: largest)
      let parts = parts(of: group)
      let fits = closed.count + open.count + parts.count <= limit
      if parts.count > 1, fits && parts.contains(where: { $0.members.count > 1 }) || mustSplit(group) {
        open += parts.filter { $0.members.count > 1 }
        closed += parts.filter { $0.members.count == 1 }
      } else {
        closed.append(group)
      }
    }
    return closed
  }

  private func isSmaller(_ a: Group, _ b: Group) -> Bool {
    a.members.count != b.members.count ? a.members.count < b.members.count : a.members[0] > b.members[0]
  }

  private func group(of members: [Int]) -> Group {
    Group(path: Self.commonPath(of: members.map { paths[$0] }), members: members)
  }

  /// The parts of a group by the next component of its paths; paths that end with the folder form one part.
  private func parts(of group: Group) -> [Group] {
    let depth = group.path.count
    return Dictionary(grouping: group.members) { paths[$0].count > depth ? paths[$0][depth] : nil }.values.map {
      self.group(of: $0)
    }
  }
}
