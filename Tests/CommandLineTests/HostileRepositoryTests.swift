import Foundation
import Testing

/// A repository is read, whatever is committed in it, and nothing that it brings runs.
struct HostileRepositoryTests {
  private let repository: Repository
  private let marker: String

  init() throws {
    repository = try Repository()
    marker = repository.path + "/.git/marker"
    try repository.writeModule("Login", in: "App/")
    try repository.commit()
  }

  /// Whether a command of the repository ran meanwhile.
  private func runsNothing(_ work: () throws -> Void) rethrows -> Bool {
    try work()
    return !FileManager.default.fileExists(atPath: marker)
  }

  @discardableResult private func graph(_ arguments: String..., in folder: String = "") throws -> Executable.Outcome {
    try Executable.viperGraph.run(arguments, shell: #"cd "\#(repository.path)/\#(folder)" && exec "$0" "$@""#)
  }

  /// The folder with the code is a repository without a work tree, too, whose settings name a command.
  private func writeBareRepository() throws {
    try repository.git("init", "--quiet", "--bare", "App/inner")
    for name in try FileManager.default.contentsOfDirectory(atPath: "\(repository.path)/App/inner") {
      try FileManager.default.moveItem(atPath: "\(repository.path)/App/inner/\(name)", toPath: "\(repository.path)/App/\(name)")
    }
    try repository.write(
      """
      [core]
        repositoryformatversion = 0
        bare = false
        worktree = .
        fsmonitor = "touch '\(marker)'; false"

      """, to: "App/config")
    let own = ["--git-dir=\(repository.path)/App", "--work-tree=\(repository.path)/App", "-c", "core.fsmonitor=false"]
    for arguments in [["add", "LoginView.swift"], ["commit", "--quiet", "--message=inner"]] {
      try #require(try repository.git(own + arguments) == 0)
    }
  }

  @Test(arguments: ["--changed-since=HEAD", "--quiet"])
  func aBareRepositoryInACloneRunsNoCommand(_ argument: String) throws {
    try writeBareRepository()
    // The trap works: Git itself falls into it.
    try repository.git("-C", "App", "status")
    try #require(FileManager.default.fileExists(atPath: marker))
    try FileManager.default.removeItem(atPath: marker)
    #expect(try runsNothing { _ = try repository.lint(argument, "--reporter", "html", "App") })
    #expect(try runsNothing { try graph("hotspots", in: "App") })
    #expect(try runsNothing { try graph("trend", in: "App") })
    #expect(try runsNothing { try graph("diff", "HEAD", in: "App") })
  }

  @Test func hooksAndFiltersOfACloneDoNotRun() throws {
    try repository.write("*.swift filter=trap diff=trap\n", to: ".gitattributes")
    try repository.writeModule("Home", in: "App/")
    try repository.commit()
    for hook in ["post-index-change", "post-checkout", "reference-transaction"] {
      try repository.write("#!/bin/sh\ntouch '\(marker)'\n", to: ".git/hooks/\(hook)")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(repository.path)/.git/hooks/\(hook)")
    }
    let trap = "touch '\(marker)'; cat"
    for key in [
      "filter.trap.smudge", "filter.trap.clean", "diff.trap.command", "diff.trap.textconv", "diff.external", "core.fsmonitor",
      "core.pager",
    ] {
      try repository.git("config", key, trap)
    }
    try? FileManager.default.removeItem(atPath: marker)
    #expect(try runsNothing { try graph("diff", "HEAD~1", "HEAD") })
    #expect(try runsNothing { try graph("trend") })
    #expect(try runsNothing { try graph("hotspots") })
    #expect(try runsNothing { _ = try repository.lint("--changed-since=HEAD~1", "--reporter", "html") })
  }

  /// Attributes that are committed would choose which of the user's programs gets which file.
  @Test func changesOfTheWorkTreeAreFoundWithoutFilters() throws {
    try repository.write("*.swift filter=a.b\n", to: ".gitattributes")
    try repository.commit()
    for key in ["clean", "smudge", "process"] { try repository.git("config", "filter.a.b.\(key)", "touch '\(marker)'; cat") }
    try repository.git("config", "filter.a.b.required", "true")
    try repository.write(Repository.presenter("Login", isFixed: false) + "// longer\n", to: "App/LoginPresenter.swift")
    var report = ""
    #expect(try runsNothing { report = try repository.lint("--changed-since=HEAD", "--reporter", "html").output })
    #expect(report.contains("with uncommitted changes"))
    #expect(try repository.lint("--changed-since=HEAD").output.contains("LoginPresenter.swift"))
  }

  /// Ten folders of ten identical folders each, and so on: few objects, but at ten levels ten thousand million files.
  private func writeTreeBomb(levels: Int = 10) throws -> String {
    let git = #"cd "\#(repository.path)" && "#
    let script = """
      tree=$(git rev-parse HEAD^{tree})
      for level in $(seq \(levels)); do
        tree=$(for name in 0 1 2 3 4 5 6 7 8 9; do printf '040000 tree %s\tfolder%s\n' $tree $name; done | git mktree)
      done
      git commit-tree -m bomb $tree
      """
    return try Executable.viperGraph.run([], shell: git + script).output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test(.timeLimit(.minutes(60))) func aTreeOfCountlessFilesIsRefused() throws {
    let outcome = try graph("diff", "HEAD", try writeTreeBomb())
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("'git ls-tree' lists more than 160 MB in"), "\(outcome.errors)")
    #expect(outcome.errors.contains("; name a revision with fewer files"), "\(outcome.errors)")
  }

  @Test(.timeLimit(.minutes(60))) func aLargeFileOfManyNamesIsRefused() throws {
    try repository.write(String(repeating: "// nothing\n", count: 100_000), to: "App/Large.swift")
    try repository.commit()
    let outcome = try graph("diff", "HEAD", try writeTreeBomb(levels: 4))
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("the revision has more than 2 GB of code; compare"), "\(outcome.errors)")
  }

  /// Deeper than a path may be.
  @Test(.timeLimit(.minutes(60))) func aTreeOfThousandsOfLevelsIsRefused() throws {
    let script = """
      cd "\(repository.path)" && tree=$(git rev-parse HEAD^{tree})
      for level in $(seq \(1500)); do tree=$(printf '040000 tree %s\tabc\n' $tree | git mktree); done
      git commit-tree -m deep $tree
      """
    let deep = try Executable.viperGraph.run([], shell: script).output.trimmingCharacters(in: .whitespacesAndNewlines)
    let outcome = try graph("diff", "HEAD", deep)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("of the revision lies too deep to be checked out; compare a revision"), "\(outcome.errors)")
  }

  @Test func failuresOfGitSayWhatToDo() throws {
    try repository.write("nonsense", to: ".git/HEAD")
    let errors = try repository.lint("--changed-since=HEAD").errors
    #expect(errors.contains("is in no Git repository; run in a clone of one"), "\(errors)")
    try repository.write("ref: refs/heads/main", to: ".git/HEAD")
    try repository.write("[core", to: ".git/config")
    let message = try repository.lint("--changed-since=HEAD").errors
    #expect(message.contains("error: git: ") && message.contains("; run 'git rev-parse' in '"), "\(message)")
  }

  /// What a revision holds is written as it is, beside links of the same names.
  @Test func revisionsHaveTheBytesOfTheirFiles() throws {
    try repository.write("*.swift text eol=crlf ident\n", to: ".gitattributes")
    try repository.write(Repository.presenter("Login", isFixed: false) + "// $Id$\n", to: "App/LoginPresenter.swift")
    try repository.commit()
    let outcome = try graph("diff", "HEAD", ".")
    #expect(outcome.status == 0 && outcome.output.contains("No change."), "\(outcome.output)\(outcome.errors)")
  }

  @Test func aFileNamedLikeARevisionIsNoRevision() throws {
    try repository.write("", to: "HEAD")
    try repository.commit()
    for command in ["hotspots", "trend"] {
      let outcome = try graph(command)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
  }
}
