internal import ViperFacts
internal import ViperPlatform

/// The files that each commit changed, by their present names.
struct FileChanges: Equatable {
  struct Commit: Equatable {
    var id: String
    /// Paths from the top of the repository.
    var files: Set<String>
  }

  /// The newest first.
  private(set) var commits: [Commit] = []

  /// The mark in front of a commit in the listing, which no status of a file begins with.
  private static let mark = "\u{1}"
  /// Merges are skipped, since the merged commits count.
  static let arguments = [
    "-c", "diff.relative=false", "log", "-z", "--topo-order", "--no-merges", "--name-status", "--find-renames", "--no-ext-diff",
    "--no-textconv", "--format=%x01%H",
  ]

  /// Reads a listing from the newest commit to the oldest, in which a renamed file's earlier changes come after its new name.
  init(_ listing: String) {
    var names: [String: String] = [:]
    var fields = listing.split(separator: "\0", omittingEmptySubsequences: true).map(String.init)[...]
    while let field = fields.popFirst() {
      if field.hasPrefix(Self.mark) {
        commits.append(Commit(id: String(field.dropFirst()), files: []))
        continue
      }
      let status = field.drop(while: \.isNewline)
      guard !commits.isEmpty, let path = fields.popFirst() else { break }
      guard status.hasPrefix("R") || status.hasPrefix("C") else {
        commits[commits.count - 1].files.insert(names[path] ?? path)
        continue
      }
      guard let new = fields.popFirst() else { break }
      let present = names[new] ?? new
      commits[commits.count - 1].files.insert(present)
      if status.hasPrefix("R") { names[path] = present }
    }
  }
}

/// The modules that files belong to: by what they declare, else by the folder they lie in.
struct ModuleFiles {
  private var declared: [String: Set<Int>] = [:]
  /// By folder, the modules of the files in it and below.
  private var inside: [String: Set<Int>] = [:]

  /// - Parameter files: a printed path for each part of a module.
  init(_ files: some Sequence<(file: String, module: Int)>) {
    for (file, module) in files {
      declared[file, default: []].insert(module)
      for folder in Self.folders(around: file) { inside[folder, default: []].insert(module) }
    }
  }

  /// A file without a part of a module, which may be gone, belongs to the module that the nearest folder with modules holds
  /// alone.
  func modules(of file: String) -> Set<Int> {
    if let modules = declared[file] { return modules }
    let nearest = Self.folders(around: file).lazy.compactMap { inside[$0] }.first ?? []
    return nearest.count == 1 ? nearest : []
  }

  /// The folders that contain a file, the nearest first; the empty path is the base.
  private static func folders(around file: String) -> [String] {
    var folders: [String] = []
    var path = file[...]
    while let slash = path.lastIndex(of: "/") {
      path = path[..<slash]
      folders.append(String(path))
    }
    return path.isEmpty ? folders : folders + [""]
  }
}
