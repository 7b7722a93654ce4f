internal import Foundation
internal import ViperFacts

/// The differences from the merge base with a revision: commits since, uncommitted changes, and untracked files.
struct ChangedFiles {
  let present: Set<FolderPath>
  /// Changed submodules and untracked repositories: their files are not compared one by one, so all of them count as changed.
  let repositories: [FolderPath]
  /// Deleted files, without the old paths of renamed ones, since their content still exists.
  let removed: [FolderPath]

  /// - Throws: `UsageError` with Git's message.
  init(since revision: String, _ options: AnalysisOptions) throws(UsageError) {
    let git = GitCommand(folder: Self.folder(options))
    let top = try Self.top(git)
    let base = try Self.base(revision, git)
    let changes = try git.run([
      "-c", "diff.relative=false", "diff", "--name-status", "-z", "--find-renames", "--no-ext-diff", "--ignore-submodules=none",
      base, "--",
    ])
    let fields = changes.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
    var (present, removed): (Set<FolderPath>, [FolderPath]) = ([], [])
    var index = 0
    while index + 1 < fields.count {
      // A renamed file's old name comes first.
      let isRenamed = fields[index].hasPrefix("R") && index + 2 < fields.count
      let path = FolderPath(fields[index + (isRenamed ? 2 : 1)], in: top)
      if fields[index] == "D" { removed.append(path) } else { present.insert(path) }
      index += isRenamed ? 3 : 2
    }
    let new = try GitCommand(folder: top).run(["ls-files", "--others", "--exclude-standard", "-z"])
    for name in new.split(separator: "\0") { present.insert(FolderPath(String(name), in: top)) }
    self.present = present
    repositories = present.filter { Self.isFolder($0.text) == true }.sorted { $0.text < $1.text }
    self.removed = removed
  }

  /// The folder of the first path, since the working directory may be outside the repository.
  private static func folder(_ options: AnalysisOptions) -> String {
    let path = FolderPath(options.paths.first ?? ".", in: options.workingDirectory)
    switch isFolder(path.text) {
    case true: return path.text
    case false: return FolderPath(path.text + "/..").text
    case nil: return options.workingDirectory
    }
  }

  /// Nil if the path does not exist.
  private static func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) ? isFolder.boolValue : nil
  }

  /// The top folder of the repository, from the relative path up to it: Git's absolute path has links resolved and would not
  /// match ours.
  private static func top(_ git: GitCommand) throws(UsageError) -> String {
    let way = try git.run(["rev-parse", "--show-cdup"])
    return FolderPath(way.split(separator: "\n").first.map(String.init) ?? ".", in: git.folder).text
  }

  private static func base(_ revision: String, _ git: GitCommand) throws(UsageError) -> String {
    guard !revision.isEmpty, !revision.hasPrefix("-") else {
      throw UsageError([Diagnostic(.error, "'\(revision)' is not a revision; name a branch, tag or commit")])
    }
    // Git's own message, 'needed a single revision', does not help.
    let unknown = "the revision '\(revision)' does not exist here; name a branch, tag or commit, or fetch more history"
    let commit =
      try git.run(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"], whenSilent: unknown)
      .split(separator: "\n").first.map(String.init) ?? revision
    let hint = "'\(revision)' and HEAD have no common ancestor here; fetch more history"
    let base = try git.run(["merge-base", commit, "HEAD"], whenSilent: hint)
    return base.split(separator: "\n").first.map(String.init) ?? commit
  }
}
