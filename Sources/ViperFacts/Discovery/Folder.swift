import ViperPlatform

/// The entries of one folder, sorted by name.
struct Folder {
  enum Kind {
    case file, folder, link, other
  }

  struct Entry {
    /// With replacement characters for invalid UTF-8.
    var name: String
    /// Whether the name is valid UTF-8. On Linux a name may be any bytes; an invalid one can be printed, but not opened by its
    /// printed form.
    var isText: Bool
    var kind: Kind
  }

  var entries: [Entry] = []

  /// Nil if the folder cannot be read.
  init?(path: String) {
    guard let handle = opendir(path) else { return nil }
    defer { closedir(handle) }
    while let entry = readdir(handle) {
      Self.withName(of: entry) { bytes in
        let name = String(cString: bytes)
        if name == "." || name == ".." { return }
        let isText = !name.unicodeScalars.contains("\u{FFFD}") || strcmp(name, bytes) == 0
        entries.append(Entry(name: name, isText: isText, kind: Self.kind(of: entry) ?? Self.kind(of: bytes, in: handle)))
      }
    }
    entries.sort { $0.name < $1.name }
  }

  /// Whether the folder has a project, a package or a configuration.
  var isRoot: Bool { entries.contains { Self.marksRoot($0.name) } }

  /// The same by names alone, without examining entries, since folders above a project may be large.
  static func isRoot(path: String) -> Bool { hasEntry(path, marksRoot) }

  /// Whether a folder has a project, a package or a workspace.
  static func hasProject(path: String) -> Bool { hasEntry(path) { ProjectFile.kind(ofEntry: $0) != nil } }

  private static func hasEntry(_ path: String, _ fits: (String) -> Bool) -> Bool {
    guard let handle = opendir(path) else { return false }
    defer { closedir(handle) }
    while let entry = readdir(handle) {
      if withName(of: entry, { fits(String(cString: $0)) }) { return true }
    }
    return false
  }

  private static let configuration = ".viper-lint.yml"

  /// The name of the configuration in the folder; nil if it has none.
  var configuration: String? { entries.first { $0.name == Self.configuration }?.name }

  private static func marksRoot(_ name: String) -> Bool { name == configuration || ProjectFile.kind(ofEntry: name) != nil }

  private static func withName<Result>(of entry: UnsafeMutablePointer<dirent>, _ body: (UnsafePointer<CChar>) -> Result) -> Result
  {
    withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1, body)
    }
  }

  /// The kind from the directory entry, which saves a system call; nil if the file system does not provide it.
  private static func kind(of entry: UnsafeMutablePointer<dirent>) -> Kind? {
    switch Int(entry.pointee.d_type) {
    case Int(DT_DIR): .folder
    case Int(DT_REG): .file
    case Int(DT_LNK): .link
    default: nil
    }
  }

  /// The kind by `fstatat`.
  private static func kind(of name: UnsafePointer<CChar>, in folder: DirectoryStream) -> Kind {
    var info = stat()
    guard fstatat(dirfd(folder), name, &info, AT_SYMLINK_NOFOLLOW) == 0 else { return .other }
    switch info.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// The kind of what a path leads to, with links followed; nil if it does not exist.
  static func namedKind(of path: String) -> Kind? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    switch info.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    default: return .other
    }
  }
}
