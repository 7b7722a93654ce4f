internal import Foundation
internal import ViperFacts
internal import ViperPlatform
internal import ViperText

/// A temporary folder that holds the Swift files, configurations and project markers of one revision after the other.
///
/// Only the files that differ from the revision before are written, so that caches recognise the others. Neither the working tree
/// nor the index of the repository is touched, and no filter or hook runs: objects are written as they are. Links are made after all
/// files and removed before, so that no file is ever written through one.
struct RevisionFolder {
  private let place: String
  private let top: GitCommand
  private let prefix: String
  private let isWanted: (String) -> Bool
  /// By name, the files and links in the folder.
  private var present: [ArraySlice<UInt8>: RevisionEntry] = [:]

  /// - Parameters:
  ///   - place: the temporary folder, which need not exist.
  ///   - folder: any folder of the repository; only what lies below it is analysed.
  ///   - isWanted: whether a file of the revisions is needed, by its path from the top of the repository.
  init(in place: String, of folder: String, isWanted: @escaping (String) -> Bool = RevisionFolder.matters) throws(UsageError) {
    let git = GitCommand(folder: folder)
    (self.place, self.isWanted) = (place, isWanted)
    prefix = Self.line(try git.run(["rev-parse", "--show-prefix"]))
    top = GitCommand(folder: Self.line(try git.run(["rev-parse", "--show-toplevel"])))
    // Links may lead to all of the repository.
    for folder in [tree + prefix, tree + ".git"] { try create(folder) }
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
    var entries: [ArraySlice<UInt8>: RevisionEntry] = [:]
    for text in try top.bytes(["ls-tree", "-r", "-z", "-l", commit]).split(separator: 0) {
      guard let entry = RevisionEntry(text), entry.isLink || isWanted(Self.text(entry.name)) else { continue }
      entries[entry.name] = entry
    }
    // One object may have a million names.
    guard entries.values.reduce(0, { $0 + min($1.size, Self.batchSize) }) <= Self.totalSize else { throw Self.tooLarge }
    for (name, entry) in present where entry.isLink || entries[name] != entry { remove(name) }
    let isNew = { [present] (entry: RevisionEntry) in entry.isLink || present[entry.name] != entry }
    let new = entries.values.filter(isNew).sorted { $0.name.lexicographicallyPrecedes($1.name) }
    try write(new.filter { !$0.isLink })
    // From the last name to the first: a link comes after those below its name, for which no folder can be made through it.
    try write(new.filter(\.isLink).reversed())
    present = entries
    let start = Array(prefix.utf8)
    return entries.values.contains { !$0.isLink && $0.name.starts(with: start) && Self.text($0.name).hasSuffix(".swift") }
  }

  // MARK: writing

  /// The bytes that are read from Git at a time; a larger file is not analysed, and only gets its size.
  private static let batchSize = 128 << 20
  /// Far above all the code that any repository has.
  private static let totalSize = 2 << 30
  /// Git's answer for each.
  private static let headSize = 100

  private func write(_ entries: [RevisionEntry]) throws(UsageError) {
    var rest = entries[...]
    while !rest.isEmpty {
      var (batch, size): ([RevisionEntry], Int) = ([], 0)
      while let entry = rest.first, batch.isEmpty || entry.size <= Self.batchSize - size - Self.headSize {
        batch.append(rest.removeFirst())
        // The size of an object may be anything.
        size += min(entry.size, Self.batchSize) + Self.headSize
      }
      if size > Self.batchSize {
        for entry in batch { try write(entry, []) }
      } else {
        for (entry, content) in zip(batch, try contents(of: batch)) { try write(entry, content) }
      }
    }
  }

  /// The bytes of each entry's object: `id type size`, a line break, the bytes, a line break.
  private func contents(of entries: [RevisionEntry]) throws(UsageError) -> [ArraySlice<UInt8>] {
    let lineBreak = UInt8(ascii: "\n")
    var rest = try top.bytes(["cat-file", "--batch"], input: entries.flatMap { $0.object + [lineBreak] })[...]
    var contents: [ArraySlice<UInt8>] = []
    for entry in entries {
      let header = rest.prefix { $0 != lineBreak }
      // A clone may lack objects: then the answer is `id missing`.
      guard header.split(separator: UInt8(ascii: " ")).last?.elementsEqual(String(entry.size).utf8) == true else {
        let name = Self.text(entry.name)
        throw UsageError([Diagnostic(.error, "'\(name)' of the revision is not in this clone; fetch more history")])
      }
      let content = rest[header.endIndex...].dropFirst().prefix(entry.size)
      contents.append(content)
      rest = rest[content.endIndex...].dropFirst()
    }
    return contents
  }

  private func write(_ entry: RevisionEntry, _ content: ArraySlice<UInt8>) throws(UsageError) {
    let path = Self.cString(Array(tree.utf8) + entry.name)
    makeFolders(of: entry)
    if entry.isLink {
      // A name that is already taken is kept.
      symlink(Self.cString(Array(content)), path)
      return
    }
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw errno == ENAMETOOLONG ? Self.tooDeep(entry) : Self.unwritable }
    defer { close(file) }
    guard DescriptorBytes.write(Array(content), to: file) == 0, ftruncate(file, off_t(entry.size)) == 0 else {
      throw Self.unwritable
    }
  }

  /// Makes the folders of an entry: the files of a revision may lie thousands of folders deep.
  private func makeFolders(of entry: RevisionEntry) {
    let slashes = entry.name.indices.filter { entry.name[$0] == UInt8(ascii: "/") }
    func make(_ slash: Int) -> Bool {
      mkdir(Self.cString(Array(tree.utf8) + entry.name[..<slash]), 0o700) == 0 || errno == EEXIST
    }
    // Mostly its own folder is there, or all but that.
    guard let last = slashes.last, !make(last) else { return }
    for slash in slashes where !make(slash) { return }
  }

  private static var tooLarge: UsageError {
    UsageError([
      Diagnostic(
        .error, "the revision has more than \(totalSize >> 30) GB of code; compare a revision with less")
    ])
  }

  private static func tooDeep(_ entry: RevisionEntry) -> UsageError {
    let name = text(entry.name).shortened
    return UsageError([
      Diagnostic(.error, "'\(name)' of the revision lies too deep to be checked out; compare a revision without it")
    ])
  }

  private static func cString(_ bytes: [UInt8]) -> [CChar] { bytes.map(CChar.init(bitPattern:)) + [0] }

  /// Removes a file, and the folders that are empty without it.
  private func remove(_ name: ArraySlice<UInt8>) {
    var path = Array(tree.utf8) + name
    unlink(Self.cString(path))
    while let slash = path.lastIndex(of: UInt8(ascii: "/")), slash >= tree.utf8.count {
      path = Array(path[..<slash])
      guard rmdir(Self.cString(path)) == 0 else { return }
    }
  }

  private func create(_ folder: String) throws(UsageError) {
    do {
      try Interruption.deferred {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
    } catch {
      throw Self.unwritable
    }
  }

  private static var unwritable: UsageError {
    UsageError([
      Diagnostic(
        .error, "revisions cannot be checked out below '\(FileManager.default.temporaryDirectory.path)'; free some space there")
    ])
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
