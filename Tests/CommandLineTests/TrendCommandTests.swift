import Foundation
import Testing
import ViperTestSupport

/// `viper-graph trend` on repositories with a history of their own.
struct TrendCommandTests {
  private let repository: Repository

  /// Four commits: `Login` with a finding, `Home` with one, one without Swift, and the fix of `Login`.
  init() throws {
    repository = try Repository()
    try repository.writeModule("Login", in: "Mein Geld/")
    try repository.commit()
    try repository.writeModule("Home", in: "Größe/")
    try repository.commit()
    try repository.write("text", to: "README.md")
    try repository.commit()
    try repository.writeModule("Login", isFixed: true, in: "Mein Geld/")
    try repository.commit()
  }

  private func trend(_ arguments: [String] = [], in folder: String? = nil) throws -> Executable.Outcome {
    try Executable.viperGraph.run(["trend"] + arguments, shell: #"cd "\#(folder ?? repository.path)" && exec "$0" "$@""#)
  }

  /// Findings and modules of each commit.
  private func figures(_ arguments: String..., in folder: String? = nil) throws -> [String] {
    let outcome = try trend(["--format", "csv"] + arguments, in: folder)
    return outcome.output.split(separator: "\r\n").dropFirst().map { row in
      let cells = row.split(separator: ",", omittingEmptySubsequences: false)
      return "\(cells[2]) in \(cells[6])"
    }
  }

  /// The number of findings of a module before and after its fix, as the linter counts them.
  private func findings() throws -> (broken: Int, fixed: Int) {
    let states = try [true, false].map { isFixed in
      let other = try Repository()
      try other.writeModule("Login", isFixed: isFixed)
      let report = try other.lint("--no-learn", "--reporter", "json").output
      let document = try #require(try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any])
      return try #require(document["findings"] as? [Any]).count
    }
    return (states[1], states[0])
  }

  @Test func measuresCommitsThatTouchSwift() throws {
    let (broken, fixed) = try findings()
    #expect(broken > fixed)
    #expect(try figures() == ["\(broken) in 1", "\(2 * broken) in 2", "\(broken + fixed) in 2"])
  }

  @Test func printsATable() throws {
    let outcome = try trend()
    #expect(outcome.status == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines[0].hasPrefix("day ") && lines[0].hasSuffix("subject"))
    #expect(lines.count == 4 && lines[1].hasSuffix("  a change"))
  }

  @Test func beginsWithTheStateOfARevision() throws {
    #expect(try figures("--since", "HEAD~1") == figures().suffix(2))
    #expect(try figures("--since", "HEAD") == figures().suffix(1))
    #expect(try figures("--since", "1999-12-31") == figures())
  }

  @Test func takesEveryNthCommit() throws {
    let all = try figures()
    #expect(try figures("--every", "2") == [all[0], all[2]])
  }

  @Test func commitWithoutCodeHasZeros() throws {
    try repository.git("rm", "-r", "--quiet", "Mein Geld", "Größe")
    try repository.commit()
    #expect(try figures().last == "0 in 0")
    try repository.writeModule("Login", isFixed: true)
    try repository.commit()
    #expect(try figures().suffix(2) == ["0 in 0", "\(try findings().fixed) in 1"])
  }

  @Test func renamedModuleIsTheSame() throws {
    try repository.git("mv", "Mein Geld", "Geld")
    try repository.commit()
    let all = try figures()
    #expect(all.count == 4 && all[3] == all[2])
  }

  @Test func mergeIsOneCommitOfTheMainLine() throws {
    try repository.git("checkout", "--quiet", "-b", "side")
    for name in ["A", "B"] {
      try repository.writeModule(name, in: "\(name)/")
      try repository.commit()
    }
    try repository.git("checkout", "--quiet", "main")
    try repository.git("merge", "--quiet", "--no-ff", "-m", "merge", "side")
    let all = try figures()
    #expect(all.count == 4 && all[3].hasSuffix("in 4"))
    try repository.git("checkout", "--quiet", "--detach", "HEAD")
    #expect(try figures() == all)
  }

  @Test func configurationOfTodayAppliesToEveryCommit() throws {
    // The one of an old commit does not count, and today's need not be committed.
    try repository.write("rules:\n  no-such-rule: off\n", to: ".viper-lint.yml")
    try repository.commit()
    let (broken, fixed) = try findings()
    try repository.write("exclude: ['Größe/**']\n", to: ".viper-lint.yml")
    #expect(try figures() == ["\(broken) in 1", "\(broken) in 1", "\(fixed) in 1"])
    #expect(try figures("--no-config") == ["\(broken) in 1", "\(2 * broken) in 2", "\(broken + fixed) in 2"])
  }

  @Test func acceptedFindingsCount() throws {
    let all = try figures()
    #expect(try repository.lint("baseline").status == 0)
    try repository.commit()
    #expect(try figures() == all)
  }

  @Test func leavesTheRepositoryAlone() throws {
    try repository.write("// not added", to: "New.swift")
    _ = try trend()
    #expect(try repository.git("diff", "--cached", "--quiet", mayFail: true) == 0)
    #expect(FileManager.default.fileExists(atPath: repository.path + "/New.swift"))
  }

  @Test func folderHasATrendOfItsOwn() throws {
    #expect(try figures(in: "\(repository.path)/Größe") == ["\(try findings().broken) in 1"])
  }

  @Test func writesFiles() throws {
    let out = try ScratchFolder()
    let names = ["a.svg", "a.csv", "a.json", "a.txt"]
    let outcome = try trend(names.flatMap { ["--out", "\(out.path)/\($0)"] })
    #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.errors)")
    for name in names { #expect(try !out.data(name).isEmpty) }
    #expect(try JSONSerialization.jsonObject(with: out.data("a.json")) is [String: Any])
  }

  // MARK: no history

  @Test func shallowCloneIsIncomplete() throws {
    let folder = try ScratchFolder()
    try repository.git("clone", "--quiet", "--depth", "2", "file://\(repository.path)", "\(folder.path)/clone")
    let outcome = try trend(in: "\(folder.path)/clone")
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("the clone is shallow"), "\(outcome.errors)")
    #expect(outcome.output.split(separator: "\n").count == 3)
    #expect(try trend(["--since", "HEAD~1"], in: "\(folder.path)/clone").status == 0)
  }

  @Test func folderOutsideOfARepositoryIsRefused() throws {
    let folder = try ScratchFolder()
    try folder.write("final class LoginPresenter {}", to: "A.swift")
    let outcome = try trend(in: folder.path)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("is in no Git repository"), "\(outcome.errors)")
  }

  @Test func repositoryWithoutCommitIsRefused() throws {
    let empty = try Repository()
    let outcome = try trend(in: empty.path)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("has no commit yet"), "\(outcome.errors)")
  }

  @Test(arguments: [
    (["--since", "nonsense"], "'nonsense' is neither a revision of this repository nor a day"),
    (["--since", ""], "'--since' is empty"), (["--every", "0"], "'--every' is 0; it must be at least 1"),
    (["--since", "2098-12-31"], "no commit of the period changed a Swift file"),
    (["--out", "x.html"], "use .text, .txt, .svg, .csv, .json, or add '--format'"),
    (["--out", "x.svg", "--out", "x.svg"], "named as an output twice"), (["--config", "nowhere.yml"], "does not exist"),
  ])
  func refuses(_ arguments: [String], _ message: String) throws {
    let outcome = try trend(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }
}
