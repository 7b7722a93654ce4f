internal import Foundation
internal import ViperFacts

/// A checkout of a revision's Swift files, configurations and project markers in a temporary folder.
struct RevisionCheckout {
  let revision: String
  /// Any folder of the repository; only what lies below it is analysed.
  let folder: String

  /// Runs work on the checkout, which is removed afterwards.
  ///
  /// - Parameter work: receives the folder of the checkout that corresponds to `folder`.
  /// - Throws: `UsageError` for an unknown revision, or if the files cannot be written.
  func with<Result>(_ work: (String) throws(UsageError) -> Result) throws(UsageError) -> Result {
    try Self.withTemporaryFolder { (place) throws(UsageError) in
      let git = GitCommand(folder: folder)
      try checkRepository(git)
      let commit = try git.run(
        ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"], whenSilent: unknown(git))
      var checkout = try RevisionFolder(in: place, of: folder)
      guard try checkout.show(String(commit.prefix { !$0.isNewline })) else { throw noSwift(below: checkout.below) }
      return try work(checkout.path)
    }
  }

  /// Runs work with the path of a folder that does not exist yet, and that is removed afterwards.
  static func withTemporaryFolder<Result>(_ work: (String) throws(UsageError) -> Result) throws(UsageError) -> Result {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("viper-graph-\(UUID().uuidString)").path
    return try Interruption.withTemporary(folder: place) { () throws(UsageError) in try work(place) }
  }

  /// - Throws: where there is no repository, which says that the name is no path, either.
  private func checkRepository(_ git: GitCommand) throws(UsageError) {
    do {
      _ = try git.run(["rev-parse", "--git-dir"])
    } catch {
      let reason = error.diagnostics.first?.message ?? ""
      throw UsageError([Diagnostic(.error, "'\(revision)' is not a path or an index, and \(reason)")])
    }
  }

  /// The message about an unknown revision, with a hint if the clone is shallow.
  private func unknown(_ git: GitCommand) -> String {
    let isShallow = (try? git.run(["rev-parse", "--is-shallow-repository"]))?.hasPrefix("true") ?? false
    return "'\(revision)' is not a path, an index or a revision of this repository; "
      + (isShallow ? "the clone is shallow, so fetch more history" : "name a branch, tag or commit")
  }

  private func noSwift(below prefix: String) -> UsageError {
    let place = prefix.isEmpty ? "" : " below '\(prefix)'"
    return UsageError([
      Diagnostic(.error, "no Swift files in revision '\(revision)'\(place); run in another folder, or compare other revisions")
    ])
  }
}
