internal import ViperFacts

/// The commits of the main line that changed Swift files below a folder, the oldest first.
struct FirstParentCommits: Equatable {
  struct Commit: Equatable {
    var id: String
    /// The day it was committed, such as `2026-01-31`.
    var day: String
    var subject: String
  }

  private(set) var commits: [Commit] = []
  /// Whether a shallow clone lacks commits of the period.
  private(set) var isCut = false

  private static let format = "--format=%H%x1f%cs%x1f%s"

  /// - Parameter start: with a revision, the state that it shares with the present one comes first.
  init(_ history: GitHistory, since start: HistoryStart?) throws(UsageError) {
    var period = ["HEAD"]
    var base: [Commit] = []
    switch start {
    case .day(let day)?: period = [GitHistory.since(day), "HEAD"]
    case .revision(let name)?:
      let commit = try history.commit(of: name)
      let shared = try history.line(
        ["merge-base", commit, "HEAD"], whenSilent: "'\(name)' and HEAD have no common ancestor here; fetch more history")
      period = ["\(shared)..HEAD"]
      base = Self.commits(in: try history.git.run(["log", "-z", "-1", Self.format, shared, "--"]))
    case .year?, nil: break
    }
    let listing = try history.git.run(["log", "-z", "--first-parent", Self.format] + period + ["--", "*.swift"])
    commits = base + Self.commits(in: listing).reversed()
    // The first commit of a shallow clone seems to add every file.
    let boundary = try history.boundary()
    if base.isEmpty, !boundary.isEmpty {
      let all = try history.git.run(["rev-list", "--first-parent"] + period + ["--"])
      isCut = all.split(separator: "\n").contains { boundary.contains(String($0)) }
    }
  }

  /// - Parameter listing: id, day and subject of each commit between unit separators, each commit ended by a zero byte.
  static func commits(in listing: String) -> [Commit] {
    listing.split(separator: "\0").compactMap { entry in
      let fields = entry.split(separator: "\u{1F}", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
      return fields.count == 3 ? Commit(id: fields[0], day: fields[1], subject: fields[2]) : nil
    }
  }
}
