internal import Foundation
internal import ViperFacts

/// A temporary folder that holds the Swift files, configurations and project markers of one revision after the other.
///
/// Only the files that differ from the revision before are written, so that caches recognise the others. Neither the working tree
/// nor the index of the repository is touched.
struct RevisionFolder {
  private let place: String
  private let top: GitCommand
  private let prefix: String
  private let isWanted: (String) -> Bool
  /// By name, mode and object of each file in the folder.
  private var present: [ArraySlice<UInt8>: ArraySlice<UInt8>] = [:]

  /// - Parameters:
  ///   - place: the temporary folder, which need not exist.
  ///   - folder: any folder of the repository; only what lies below it is analysed.
  ///   - isWanted: whether a file of the revisions is needed, by its path from the top of the repository.
  init(in place: String, of folder: String, isWanted: @escaping (String) -> Bool = RevisionFolder.matters) throws(UsageError) {
    let git = GitCommand(folder: folder)
    (self.place, self.isWanted) = (place, isWanted)
    prefix = Self.line(try git.run(["rev-parse", "--show-prefix"]))
    top = GitCommand(folder: Self.line(try git.run(["rev-parse", "--show-toplevel"])))
    try create(tree + prefix)
  }

  /// The folder that corresponds to the top of the repository, with a slash.
  var tree: String { place + "/tree/" }

  /// The folder that corresponds to the one in question.
  var path: String { tree + prefix }

  /// The folder in question below the top of the repository; empty or with a slash.
  var below: String { prefix }

  /// Replaces the content by that of a commit.
  ///
  /// - Returns: whether there is a Swift file below the folder in question.
  mutating func show(_ commit: String) throws(UsageError) -> Bool {
    var files: [ArraySlice<UInt8>: ArraySlice<UInt8>] = [:]
    for entry in try top.bytes(["ls-tree", "-r", "-z", commit]).split(separator: 0) {
      guard let (name, object) = Self.file(entry), isWanted(Self.text(name)) else { continue }
      files[name] = object
    }
    for name in present.keys where files[name] == nil { remove(name) }
    let changed = files.filter { present[$0.key] != $0.value }.keys.sorted { $0.lexicographicallyPrecedes($1) }
    if !changed.isEmpty {
      let index = place + "/index"
      _ = try top.bytes(["read-tree", commit], index: index)
      _ = try top.bytes(
        ["checkout-index", "-z", "--stdin", "--quiet", "--force", "--prefix=\(tree)"], index: index,
        input: changed.flatMap { $0 + [0] })
    }
    present = files
    let start = Array(prefix.utf8)
    return files.keys.contains { $0.starts(with: start) && Self.text($0).hasSuffix(".swift") }
  }

  /// The name in a tree entry, `mode type object<TAB>name`, and what is in front of it; nil for a link, which could lead to any
  /// file of the machine.
  private static func file(_ entry: ArraySlice<UInt8>) -> (name: ArraySlice<UInt8>, object: ArraySlice<UInt8>)? {
    guard entry.starts(with: "100".utf8), let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    return (entry[entry.index(after: tab)...], entry[..<tab])
  }

  /// Removes a file, and the folders that are empty without it.
  private func remove(_ name: ArraySlice<UInt8>) {
    var path = Array(tree.utf8) + name
    unlink(path.map(CChar.init(bitPattern:)) + [0])
    while let slash = path.lastIndex(of: UInt8(ascii: "/")), slash >= tree.utf8.count {
      path = Array(path[..<slash])
      guard rmdir(path.map(CChar.init(bitPattern:)) + [0]) == 0 else { return }
    }
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
          "revisions cannot be checked out below '\(FileManager.default.temporaryDirectory.path)'; free some space there")
      ])
    }
  }

  /// Whether a file is needed: sources, dialects, configurations, baselines, and project files that mark a root.
  static func matters(_ path: String) -> Bool {
    let isBaseline = path == ".viper-lint-baseline" || path.hasSuffix("/.viper-lint-baseline")
    return isCode(path) || isBaseline || [".yml", ".yaml"].contains { path.hasSuffix($0) }
  }

  /// Whether a file is a source or a project file.
  static func isCode(_ path: String) -> Bool {
    [".swift", ".xcodeproj/project.pbxproj", ".xcworkspace/contents.xcworkspacedata"].contains { path.hasSuffix($0) }
  }

  private static func text(_ name: ArraySlice<UInt8>) -> String { String(decoding: name, as: UTF8.self) }

  private static func line(_ output: String) -> String { String(output.prefix { !$0.isNewline }) }
}
