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
    for key in ["filter.trap.smudge", "diff.trap.command", "diff.trap.textconv", "diff.external", "core.fsmonitor", "core.pager"]
    {
      try repository.git("config", key, trap)
    }
    try? FileManager.default.removeItem(atPath: marker)
    #expect(try runsNothing { try graph("diff", "HEAD~1", "HEAD") })
    #expect(try runsNothing { try graph("trend") })
    #expect(try runsNothing { try graph("hotspots") })
    #expect(try runsNothing { _ = try repository.lint("--changed-since=HEAD~1", "--reporter", "html") })
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
