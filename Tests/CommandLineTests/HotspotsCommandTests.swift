import Foundation
import Testing
import ViperTestSupport

/// `viper-graph hotspots` on repositories with a history of their own.
struct HotspotsCommandTests {
  private let repository: Repository

  /// `Login` has a finding and four commits, `Home` a finding and one.
  init() throws {
    repository = try Repository()
    try repository.write("", to: "Package.swift")
    try repository.writeModule("Login", in: "Old Söhne/")
    try repository.writeModule("Home", in: "Home/")
    try repository.commit()
    try repository.write("// one", to: "Old Söhne/LoginWireframe+One.swift")
    try repository.commit()
    try repository.git("mv", "Old Söhne", "Login")
    try repository.commit()
    try repository.write("// two", to: "Login/LoginWireframe+One.swift")
    try repository.commit()
  }

  private func hotspots(_ arguments: String..., in folder: String? = nil) throws -> Executable.Outcome {
    try Executable.viperGraph.run(["hotspots"] + arguments, shell: #"cd "\#(folder ?? repository.path)" && exec "$0" "$@""#)
  }

  private func rows(_ arguments: String..., in folder: String? = nil) throws -> [String] {
    let outcome = try Executable.viperGraph.run(
      ["hotspots", "--format", "csv"] + arguments, shell: #"cd "\#(folder ?? repository.path)" && exec "$0" "$@""#)
    return outcome.output.split(separator: "\r\n").dropFirst().map { row in
      let cells = row.split(separator: ",", omittingEmptySubsequences: false)
      return "\(cells[1]) \(cells[9])"
    }
  }

  @Test func listsWhatToFixFirst() throws {
    let outcome = try hotspots()
    #expect(outcome.status == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("Fix first: 2 of 2 modules have findings; 4 commits since "))
    #expect(
      lines[3].hasPrefix("1. Login: ") && lines[3].hasSuffix("changed in 4 commits, no module depends on it"), "\(lines[3])")
    #expect(lines[4].hasPrefix("2. Home: ") && lines[4].hasSuffix("changed in 1 commit, no module depends on it"), "\(lines[4])")
  }

  @Test func countsCommitsAcrossRenames() throws { #expect(try rows() == ["Login 4", "Home 1"]) }

  @Test func countsNoMerge() throws {
    try repository.git("checkout", "--quiet", "-b", "side")
    try repository.write("// side", to: "Home/HomeMore.swift")
    try repository.commit()
    try repository.git("checkout", "--quiet", "main")
    try repository.write("// main", to: "Login/LoginMore.swift")
    try repository.commit()
    try repository.git("merge", "--quiet", "--no-ff", "-m", "merge", "side")
    #expect(try rows() == ["Login 5", "Home 2"])
  }

  @Test func aDeletedFileWasAChange() throws {
    try repository.remove("Login/LoginWireframe+One.swift")
    try repository.commit()
    #expect(try rows() == ["Login 5", "Home 1"])
  }

  @Test func countsSinceARevisionOrDay() throws {
    #expect(try rows("--since", "HEAD~1") == ["Login 1", "Home 0"])
    #expect(try rows("--since", "1999-12-31") == ["Login 4", "Home 1"])
    #expect(try rows("--since", "2098-12-31") == ["Home 0", "Login 0"])
  }

  @Test func detachedHeadHasAHistory() throws {
    try repository.git("checkout", "--quiet", "--detach", "HEAD~1")
    #expect(try rows() == ["Login 3", "Home 1"])
  }

  @Test func namedFolderIsRankedInTheWholeHistory() throws {
    #expect(try rows("Login") == ["Login 4"])
    #expect(try hotspots("Home").output.hasPrefix("Fix first: 1 of 1 module has findings; 1 commit since "))
    #expect(try rows(in: "\(repository.path)/Home") == ["Home 1"])
  }

  @Test func acceptedFindingsAreDebt() throws {
    #expect(try repository.lint("baseline").status == 0)
    #expect(try rows() == ["Login 4", "Home 1"])
  }

  @Test func codeWithoutFindingsHasNothingToFix() throws {
    for name in ["Login", "Home"] { try repository.writeModule(name, isFixed: true, in: "\(name)/") }
    let outcome = try hotspots("--no-config")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("Nothing to fix first: none of 2 modules has a finding;"), "\(outcome.output)")
  }

  @Test func writesFiles() throws {
    let out = try ScratchFolder()
    let names = ["a.svg", "a.csv", "a.json", "a.txt"]
    let outcome = try Executable.viperGraph.run(
      ["hotspots"] + names.flatMap { ["--out", "\(out.path)/\($0)"] }, shell: #"cd "\#(repository.path)" && exec "$0" "$@""#)
    #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.errors)")
    for name in names { #expect(try !out.data(name).isEmpty) }
    #expect(try JSONSerialization.jsonObject(with: out.data("a.json")) is [String: Any])
  }

  // MARK: no history

  @Test func folderOutsideOfARepositoryIsRefused() throws {
    let folder = try ScratchFolder()
    try folder.write("final class LoginPresenter {}", to: "A.swift")
    let outcome = try hotspots(in: folder.path)
    #expect(outcome.status == 2)
    #expect(outcome.errors == "error: '\(folder.path)' is in no Git repository; run in a clone of one\n")
  }

  @Test func repositoryWithoutCommitIsRefused() throws {
    let empty = try Repository()
    try empty.writeModule("Login")
    let outcome = try hotspots(in: empty.path)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("has no commit yet, so there is no history"), "\(outcome.errors)")
  }

  @Test func shallowCloneIsIncomplete() throws {
    let folder = try ScratchFolder()
    try repository.git("clone", "--quiet", "--depth", "2", "file://\(repository.path)", "\(folder.path)/clone")
    let outcome = try hotspots(in: "\(folder.path)/clone")
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("the clone is shallow"), "\(outcome.errors)")
    #expect(outcome.output.contains("1. Login: ") && outcome.output.contains("changed in 1 commit,"), "\(outcome.output)")
    // The part of the history that counts is all there.
    #expect(try hotspots("--since", "HEAD~1", in: "\(folder.path)/clone").status == 0)
  }

  @Test(arguments: [
    (["--since", "nonsense"], "'nonsense' is neither a revision of this repository nor a day such as 2026-01-31"),
    (["--since", "--all"], "missing value"), (["--since=--all"], "'--all' is neither a revision"),
    (["--since", ""], "'--since' is empty"),
    (["--top", "0"], "'--top' is 0; it must be at least 1"),
    (["--out", "x.dot"], "use .text, .txt, .svg, .csv, .json, or add '--format'"),
    (["--out", "Home/HomeView.swift"], "has no known file extension"), (["nowhere"], "does not exist"),
  ])
  func refuses(_ arguments: [String], _ message: String) throws {
    let outcome = try Executable.viperGraph.run(
      ["hotspots"] + arguments, shell: #"cd "\#(repository.path)" && exec "$0" "$@""#)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }
}
