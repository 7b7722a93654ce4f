import Foundation
import Testing
import ViperTestSupport

/// `viper-graph diff`, on folders, revisions and indexes.
struct DiffCommandTests {
  private let repository: Repository

  /// Two commits: the second one fixes `Login` and adds `Home`.
  init() throws {
    repository = try Repository()
    try repository.writeModule("Login")
    try repository.commit()
    try repository.writeModule("Login", isFixed: true)
    try repository.writeModule("Home")
    try repository.commit()
  }

  private func graph(_ arguments: String...) throws -> Executable.Outcome {
    try Executable.viperGraph.run(arguments, shell: #"cd "\#(repository.path)" && exec "$0" "$@""#)
  }

  @Test func comparesRevisions() throws {
    let outcome = try graph("diff", "HEAD~1", "HEAD")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("| added | <code>Home</code>"))
    #expect(outcome.output.contains("| removed | <code>LoginPresenter</code>, <code>LoginViewController</code> |"))
    #expect(outcome.output.contains("```mermaid"))
  }

  @Test func comparesARevisionWithTheWorkingTree() throws {
    #expect(try graph("diff", "HEAD").output.contains("No change."))
    try repository.writeModule("Login")
    let outcome = try graph("diff", "HEAD", "--format", "json")
    let document = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let references = try #require(document["references"] as? [[String: Any]])
    #expect(references.map { $0["change"] as? String } == ["hardened"])
    #expect(references.map { $0["oldStrength"] as? String } == ["weak"])
  }

  @Test func linksOfARevisionLeadNowhere() throws {
    let outside = try Repository()
    try outside.writeModule("Secret")
    for name in outside.folder.names(in: "") where name.hasSuffix(".swift") {
      try FileManager.default.createSymbolicLink(
        atPath: "\(repository.path)/\(name)", withDestinationPath: "\(outside.path)/\(name)")
    }
    try repository.commit()
    let outcome = try graph("diff", "HEAD~1", "HEAD")
    #expect(outcome.status == 0 && outcome.output.contains("No change."), "\(outcome.output)")
  }

  @Test func anObjectThatTheCloneLacksIsAnError() throws {
    try repository.write("final class Lone {}", to: "Lone.swift")
    try repository.commit()
    // The hash of that content.
    let process = try Executable.viperGraph.run([], shell: #"cd "\#(repository.path)" && git rev-parse HEAD:Lone.swift"#)
    let hash = process.output.trimmingCharacters(in: .whitespacesAndNewlines)
    try repository.remove(".git/objects/\(hash.prefix(2))/\(hash.dropFirst(2))")
    let outcome = try graph("diff", "HEAD~1", "HEAD")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("'Lone.swift' of the revision is not in this clone; fetch more history"), "\(outcome.errors)")
  }

  @Test func leavesTheRepositoryAlone() throws {
    try repository.write("// not added", to: "New.swift")
    _ = try graph("diff", "HEAD~1", "HEAD")
    #expect(try repository.git("diff", "--cached", "--quiet", mayFail: true) == 0)
    #expect(FileManager.default.fileExists(atPath: repository.path + "/New.swift"))
  }

  @Test(arguments: [("new-module", 1), ("new-cycle", 0), ("hardened-reference,new-module", 1)])
  func failsOnWhatIsNamed(_ kinds: String, _ status: Int32) throws {
    try repository.writeModule("Home", isFixed: true)
    #expect(try graph("diff", "HEAD~1", ".", "--fail-on", kinds).status == status)
  }

  @Test func comparesIndexes() throws {
    let out = try ScratchFolder()
    for (revision, side) in [("HEAD~1", "old"), ("main", "new")] {
      try repository.git("checkout", "--quiet", revision)
      #expect(try repository.lint("index", "--out", "\(out.path)/\(side)", ".").status == 0)
    }
    #expect(try graph("diff", "\(out.path)/old", "\(out.path)/new").output.contains("| added | <code>Home</code>"))
  }

  @Test func equalStatesGiveEqualPictures() throws {
    let out = try ScratchFolder()
    for name in ["a.dot", "b.dot"] { #expect(try graph("diff", "HEAD", "HEAD", "--out", "\(out.path)/\(name)").status == 0) }
    #expect(try out.data("a.dot") == out.data("b.dot"))
    #expect(try !out.data("a.dot").isEmpty)
  }

  @Test func namesARevisionWithoutSwift() throws {
    try repository.git("rm", "-r", "--quiet", ".")
    try repository.write("nothing", to: "README.md")
    try repository.commit()
    let outcome = try graph("diff", "HEAD~1", "HEAD")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("no Swift files in revision 'HEAD'"), "\(outcome.errors)")
  }

  /// Only Linux lets a file be called so.
  #if os(Linux)
    @Test func readsARevisionWithANameThatIsNoText() throws {
      let script = #"cd "\#(repository.path)" && printf 'class A {}' >"$(printf 'a\377.swift')" && exec "$0" --version"#
      _ = try Executable.viperGraph.run([], shell: script)
      try repository.commit()
      let outcome = try graph("diff", "HEAD~1", "HEAD")
      #expect(outcome.status == 3)
      #expect(outcome.errors.contains("the name is not UTF-8"), "\(outcome.errors)")
    }
  #endif

  @Test func aNameOutsideOfRepositoriesIsNoRevision() throws {
    let folder = try ScratchFolder()
    let outcome = try Executable.viperGraph.run(["diff", "nope"], shell: #"cd "\#(folder.path)" && exec "$0" "$@""#)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("error: 'nope' is not a path or an index, and '"), "\(outcome.errors)")
    #expect(outcome.errors.hasSuffix("' is in no Git repository; run in a clone of one\n"))
  }

  @Test func linksLeadIntoTheNewFolder() throws {
    let old = try ScratchFolder()
    try old.write("final class LoginWireframe {}", to: "LoginWireframe.swift")
    let outcome = try Executable.viperGraph.run(
      ["diff", old.path, repository.path, "--format", "dot", "--link", "vscode"], shell: #"cd / && exec "$0" "$@""#)
    #expect(outcome.output.contains("vscode://file\(repository.path)/"), "\(outcome.output)")
  }

  /// Only Linux takes this end of a terminal for one.
  #if os(Linux)
    @Test(arguments: [["diff", "HEAD"], []])
    func terminalShowsNoPicture(_ arguments: [String]) throws {
      let terminal = try #require(FileHandle(forUpdatingAtPath: "/dev/ptmx"))
      let outcome = try Executable.viperGraph.run(arguments + ["--format", "svg"], output: terminal)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("a picture cannot be shown in a terminal; add '--out FILE.svg'"), "\(outcome.errors)")
    }
  #endif

  @Test(arguments: [
    (["diff", "no-such-thing"], "is not a path, an index or a revision"),
    (["diff", "HEAD", "--fail-on", "nonsense"], "use one of new-module"),
    (["diff", "HEAD", "--out", "x.txt"], "has no known file extension"),
    (["diff", "HEAD", "--out", ".svg"], "'.svg' has no known file extension"),
    (
      ["diff", "HEAD", "--out", "x.csv"],
      "use .svg, .pdf, .png, .html, .htm, .dot, .gv, .mermaid, .mmd, .markdown, .md, .json, or add '--format'"
    ),
    (["diff", "HEAD", "--upload-pack=x"], "unknown option"),
    (["diff", "--", "--upload-pack=x"], "is not a path, an index or a revision"), (["diff", "", "HEAD"], "a state is empty"),
    (["diff", "HEAD", ""], "a state is empty"),
    (["diff", "HEAD", "--fail-on", ""], "use one of new-module"),
    (["diff", "HEAD", "--out", "x.md", "--out", "x.md"], "named as an output twice"),
  ])
  func refuses(_ arguments: [String], _ message: String) throws {
    let outcome = try Executable.viperGraph.run(arguments, shell: #"cd "\#(repository.path)" && exec "$0" "$@""#)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }
}
