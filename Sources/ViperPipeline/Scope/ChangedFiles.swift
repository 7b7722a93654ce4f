internal import Foundation
internal import ViperFacts
internal import ViperPlatform

/// The differences from the merge base with a revision: commits since, uncommitted changes, and untracked files.
struct ChangedFiles {
  let present: Set<AbsolutePath>
  /// Changed submodules and untracked repositories: their files are not compared one by one, so all of them count as changed.
  let repositories: [AbsolutePath]
  /// Deleted files, without the old paths of renamed ones, since their content still exists.
  let removed: [AbsolutePath]

  /// - Throws: `UsageError` with Git's message.
  init(since revision: String, _ options: AnalysisOptions) throws(UsageError) {
    let git = GitCommand(folder: Self.folder(options))
    let above = try Self.pathToTop(git)
    let top = AbsolutePath(above, in: git.folder)
    let base = try Self.base(revision, git)
    let changes = try git.withoutFilters().run([
      "-c", "diff.relative=false", "diff", "--name-status", "-z", "--find-renames", "--no-ext-diff", "--no-textconv",
      "--ignore-submodules=none", base, "--",
    ])
    let fields = changes.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
    var (present, removed): (Set<AbsolutePath>, [AbsolutePath]) = ([], [])
    var index = 0
    while index + 1 < fields.count {
      // A renamed file's old name comes first.
      let isRenamed = fields[index].hasPrefix("R") && index + 2 < fields.count
      let path = AbsolutePath(fields[index + (isRenamed ? 2 : 1)], in: top)
      if fields[index] == "D" { removed.append(path) } else { present.insert(path) }
      index += isRenamed ? 3 : 2
    }
    let new = try GitCommand(folder: git.folder + "/" + above).run(["ls-files", "--others", "--exclude-standard", "-z"])
    for name in new.split(separator: "\0") { present.insert(AbsolutePath(String(name), in: top)) }
    self.present = present
    repositories = present.filter { Self.isFolder($0.string) == true }.sorted { $0.string < $1.string }
    self.removed = removed
  }

  /// The folder of the first path, since the working directory may be outside the repository.
  static func folder(_ options: AnalysisOptions) -> String {
    let path = AbsolutePath(options.paths.first ?? ".", in: options.workingDirectory)
    switch isFolder(path.string) {
    case true: return path.string
    case false: return path.folder?.string ?? path.string
    case nil: return options.workingDirectory
    }
  }

  /// Nil if the path does not exist.
  private static func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) ? isFolder.boolValue : nil
  }

  /// The relative path to the top folder of the repository: Git's absolute path has links resolved and would not match ours.
  static func pathToTop(_ git: GitCommand) throws(UsageError) -> String {
    try git.run(["rev-parse", "--show-cdup"]).split(separator: "\n").first.map(String.init) ?? "."
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
