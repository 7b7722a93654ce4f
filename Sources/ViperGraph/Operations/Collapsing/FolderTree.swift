/// Finds the folders that paths can be grouped by.
struct FolderTree {
  /// Paths that share a beginning; a single one keeps its whole length.
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

  /// Starts with everything in one group and opens the largest one that holds further groups, as long as there are not too many.
  ///
  /// The innermost folders stay closed: to open the few for which there is room would make a picture of two minds.
  func groups(limit: Int) -> [Group] {
    var closed: [Group] = []
    var open = paths.isEmpty ? [] : [group(of: Array(paths.indices))]
    while let largest = open.indices.max(by: { isSmaller(open[$0], open[$1]) }) {
      let group = open.remove(at: largest)
      let parts = parts(of: group)
      if parts.count > 1, parts.contains(where: { $0.members.count > 1 }), closed.count + open.count + parts.count <= limit {
        open += parts
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

  /// What a group falls into by the next component of its paths; paths that end with the folder stay together.
  private func parts(of group: Group) -> [Group] {
    let depth = group.path.count
    return Dictionary(grouping: group.members) { paths[$0].count > depth ? paths[$0][depth] : nil }.values.map {
      self.group(of: $0)
    }
  }
}
