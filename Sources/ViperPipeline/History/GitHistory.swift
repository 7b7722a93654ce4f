internal import ViperFacts
internal import ViperPlatform

/// The history of the repository around a folder.
struct GitHistory {
  /// The folder in question.
  let git: GitCommand
  /// The top folder of the repository.
  let top: AbsolutePath

  /// - Throws: `UsageError` if the folder is in no work tree of Git, or nothing was committed yet.
  init(around folder: String) throws(UsageError) {
    git = GitCommand(folder: folder)
    top = AbsolutePath(try ChangedFiles.pathToTop(git), in: folder)
    let none = "the repository around '\(folder)' has no commit yet, so there is no history; commit first"
    _ = try git.run(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"], whenSilent: none)
  }

  static func error(_ message: String) -> UsageError { UsageError([Diagnostic(.error, message)]) }

  /// The name of the repository's folder.
  var project: String { top.name ?? "" }

  /// The commits whose parents a shallow clone lacks: to Git they add every file.
  func boundary() throws(UsageError) -> Set<String> {
    guard try line(["rev-parse", "--is-shallow-repository"]) == "true" else { return [] }
    // Of the commits without parents here, those that have some in the repository that was cloned.
    let roots = try git.run(["rev-list", "--max-parents=0", "HEAD", "--"]).split(separator: "\n").map(String.init)
    var boundary: Set<String> = []
    for root in roots where try git.run(["cat-file", "commit", root]).contains("\nparent ") { boundary.insert(root) }
    return boundary
  }

  /// The first line of an output.
  func line(_ arguments: [String], whenSilent: @autoclosure () -> String? = nil) throws(UsageError) -> String {
    String(try git.run(arguments, whenSilent: whenSilent()).prefix { !$0.isNewline })
  }

  /// The paths of files in the working tree, from the top, that Git does not ignore.
  func presentFiles(_ patterns: [String]) throws(UsageError) -> [String] {
    let names = try git.run(
      ["ls-files", "-z", "--full-name", "--cached", "--others", "--exclude-standard", "--"] + patterns.map { ":(top)\($0)" })
    return names.split(separator: "\0").map(String.init)
  }

  /// The remark on a clone that lacks commits of the period.
  static let shallow =
    "warning: the clone is shallow and the commits before its first one are missing, so the figures are incomplete; run 'git fetch --unshallow'"
}

/// The beginning of the part of a history that counts.
package enum HistoryStart: Sendable, Equatable {
  /// The year before the last commit.
  case year
  /// A day such as `2026-01-31`.
  case day(String)
  case revision(String)

  /// A day if the text looks like one, else a revision.
  package init(_ text: String) { self = CalendarDay.isDay(text) ? .day(text) : .revision(text) }
}

extension GitHistory {
  /// The part of the history that counts, as arguments of `git log`, and in words.
  func period(since start: HistoryStart) throws(UsageError) -> (arguments: [String], text: String) {
    switch start {
    case .year:
      let day = Self.yearBefore(try line(["log", "-1", "--format=%cs", "HEAD", "--"]))
      return ([Self.since(day), "HEAD"], "since \(day)")
    case .day(let day): return ([Self.since(day), "HEAD"], "since \(day)")
    case .revision(let name):
      // Commits of a branch that was cut before the revision do not count as changes since.
      return (["\(try commit(of: name))..HEAD"], "since \(name)")
    }
  }

  /// - Throws: `UsageError` for what is no revision here.
  func commit(of revision: String) throws(UsageError) -> String {
    let unknown =
      "'\(revision)' is neither a revision of this repository nor a day such as 2026-01-31; name one, or fetch more history"
    if revision.isEmpty { throw Self.error(unknown) }
    return try line(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"], whenSilent: unknown)
  }

  static func since(_ day: String) -> String { "--since=\(day) 00:00:00 +0000" }

  /// The same day a year earlier.
  static func yearBefore(_ day: String) -> String {
    guard CalendarDay.isDay(day), let year = Int(day.prefix(4)) else { return day }
    let rest = day.dropFirst(4) == "-02-29" ? "-02-28" : day.dropFirst(4)
    return String(repeating: "0", count: max(0, 4 - String(year - 1).count)) + String(year - 1) + rest
  }
}
