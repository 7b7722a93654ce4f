import Foundation
import Testing
import ViperTestSupport

/// Links inside a repository: what they lead to belongs to the code that has them.
struct LinkTests {
  private let repository: Repository

  /// An app with a link to a folder beside it.
  init() throws {
    repository = try Repository()
    try repository.write("// swift-tools-version: 6.0\n", to: "app/Package.swift")
    try repository.writeModule("Home", in: "app/Sources/")
    try repository.writeModule("Login", in: "lib/Login/")
    try link("app/Sources/Login", to: "../../lib/Login")
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(repository.path)/\(name)", withDestinationPath: target)
  }

  @Test func aLinkedFolderIsLintedWithTheCodeThatHasTheLink() throws {
    #expect(try repository.reportedFiles("app") == ["app/Sources/HomePresenter.swift", "app/Sources/Login/LoginPresenter.swift"])
    #expect(try repository.reportedFiles(".") == ["app/Sources/HomePresenter.swift", "lib/Login/LoginPresenter.swift"])
  }

  @Test func aPathThroughALinkMeansWhatItLeadsTo() throws {
    #expect(try repository.reportedFiles("app/Sources/Login/LoginPresenter.swift") == ["lib/Login/LoginPresenter.swift"])
    #expect(try repository.reportedFiles("app/Sources/Login") == ["lib/Login/LoginPresenter.swift"])
  }

  /// A list of files, and Git, name a file by any path that leads to it.
  @Test(arguments: ["lib/Login/LoginPresenter.swift", "app/Sources/Login/LoginPresenter.swift"])
  func aListedFileIsItsContent(_ listed: String) throws {
    try repository.write(listed, to: "list")
    for (path, name) in [("app", "app/Sources/Login/LoginPresenter.swift"), (".", "lib/Login/LoginPresenter.swift")] {
      #expect(try repository.reportedFiles(path, "--files-from", "list") == [name])
    }
  }

  @Test func aChangeBehindALinkIsReported() throws {
    try repository.commit()
    let presenter = String(decoding: try repository.folder.data("lib/Login/LoginPresenter.swift"), as: UTF8.self)
    try repository.write(presenter + "// changed\n", to: "lib/Login/LoginPresenter.swift")
    #expect(try repository.reportedFiles("app", "--changed-since", "HEAD") == ["app/Sources/Login/LoginPresenter.swift"])
  }

  /// However many links lead to a folder, and in a circle.
  @Test func aFolderIsReadOnce() throws {
    try link("app/Sources/Again", to: "Login")
    try link("app/Sources/Login/Up", to: "../../app")
    try link("app/Sources/Alone.swift", to: "../../lib/Login/LoginPresenter.swift")
    try link("app/Sources/Nothing", to: "nowhere")
    let reported = try repository.reportedFiles("app")
    #expect(reported.count == 2 && reported.contains("app/Sources/HomePresenter.swift"), "\(reported)")
  }

  @Test func revisionsFollowLinksInsideTheRepository() throws {
    let outside = try Repository()
    try outside.writeModule("Secret", in: "Secret/")
    try link("app/Sources/Secret", to: "\(outside.path)/Secret")
    try repository.commit()
    let outcome = try Executable.viperGraph.run(
      ["diff", "HEAD", "."], shell: #"cd "\#(repository.path)/app" && exec "$0" "$@""#)
    #expect(outcome.status == 0 && outcome.output.contains("No change."), "\(outcome.output)")
    #expect(
      outcome.errors.contains("'Sources/Secret' is a link that leaves the repository, so it is not read"), "\(outcome.errors)")
    // The module behind the link is there on both sides.
    try repository.writeModule("Login", isFixed: true, in: "lib/Login/")
    let changed = try Executable.viperGraph.run(
      ["diff", "HEAD", "."], shell: #"cd "\#(repository.path)/app" && exec "$0" "$@""#)
    #expect(changed.output.contains("LoginPresenter"), "\(changed.output)")
  }
}
