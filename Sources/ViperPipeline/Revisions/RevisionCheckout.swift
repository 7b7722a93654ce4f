internal import Foundation
internal import ViperFacts

/// A checkout of a revision's Swift files, configurations and project markers in a temporary folder.
///
/// Neither the working tree nor the index of the repository is touched.
struct RevisionCheckout {
  let revision: String
  /// Any folder of the repository; only what lies below it is analysed.
  let folder: String

  /// Runs work on the checkout, which is removed afterwards.
  ///
  /// - Parameter work: receives the folder of the checkout that corresponds to `folder`.
  /// - Throws: `UsageError` for an unknown revision, or if the files cannot be written.
  func with<Result>(_ work: (String) throws(UsageError) -> Result) throws(UsageError) -> Result {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("viper-graph-\(UUID().uuidString)").path
    return try Interruption.withTemporary(folder: place) { () throws(UsageError) in
      let below = try layOut(in: place)
      return try work(below)
    }
  }

  private func layOut(in place: String) throws(UsageError) -> String {
    let git = GitCommand(folder: folder)
    let commit = try git.run(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"], whenSilent: unknown(git))
    let prefix = Self.line(try git.run(["rev-parse", "--show-prefix"]))
    let top = GitCommand(folder: Self.line(try git.run(["rev-parse", "--show-toplevel"])))
    let names = try top.bytes(["ls-tree", "-r", "-z", Self.line(commit)]).split(separator: 0).compactMap(Self.file).filter(
      Self.matters)
    guard names.contains(where: { Self.text($0).hasPrefix(prefix) && Self.text($0).hasSuffix(".swift") }) else {
      throw noSwift(below: prefix)
    }
    let tree = place + "/tree/"
    try create(tree + prefix)
    let index = place + "/index"
    _ = try top.bytes(["read-tree", Self.line(commit)], index: index)
    _ = try top.bytes(
      ["checkout-index", "-z", "--stdin", "--quiet", "--prefix=\(tree)"], index: index, input: names.flatMap { $0 + [0] })
    return tree + prefix
  }

  /// The name in a tree entry, `mode type object<TAB>name`; nil for a link, which could lead to any file of the machine.
  private static func file(_ entry: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard entry.starts(with: "100".utf8), let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    return entry[entry.index(after: tab)...]
  }

  /// The message about an unknown revision, with a hint if the clone is shallow.
  private func unknown(_ git: GitCommand) -> String {
    let isShallow = (try? git.run(["rev-parse", "--is-shallow-repository"]))?.hasPrefix("true") ?? false
    return "'\(revision)' is not a path, an index or a revision of this repository"
      + (isShallow ? "; the clone is shallow, so fetch more history" : "")
  }

  private func noSwift(below prefix: String) -> UsageError {
    let place = prefix.isEmpty ? "" : " below '\(prefix)'"
    return UsageError([
      Diagnostic(.error, "no Swift files in revision '\(revision)'\(place); run in another folder, or compare other revisions")
    ])
  }

  private func create(_ folder: String) throws(UsageError) {
    do {
      try Interruption.deferred {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
    } catch {
      throw UsageError([
        Diagnostic(
          .error,
          "'\(revision)' cannot be checked out below '\(FileManager.default.temporaryDirectory.path)'; free some space there")
      ])
    }
  }

  /// Whether a file is needed: sources, dialects, configurations, baselines, and project files that mark a root.
  private static func matters(_ name: ArraySlice<UInt8>) -> Bool {
    let path = text(name)
    let isProject = path.hasSuffix(".xcodeproj/project.pbxproj") || path.hasSuffix(".xcworkspace/contents.xcworkspacedata")
    let isBaseline = path == ".viper-lint-baseline" || path.hasSuffix("/.viper-lint-baseline")
    return isProject || isBaseline || [".swift", ".yml", ".yaml"].contains { path.hasSuffix($0) }
  }

  private static func text(_ name: ArraySlice<UInt8>) -> String { String(decoding: name, as: UTF8.self) }

  private static func line(_ output: String) -> String { String(output.prefix { !$0.isNewline }) }
}
