import ViperPlatform

/// The entries of one folder, sorted by name.
struct Folder {
  enum Kind {
    case file, folder, other
  }

  struct Entry {
    /// With replacement characters where it is no text.
    var name: String
    /// On Linux a name is any bytes; one that is no UTF-8 can be shown, but not opened by what is shown.
    var isText: Bool
    var kind: Kind
  }

  var entries: [Entry] = []

  /// Nil where the folder cannot be read.
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

  /// Whether a project, a package or a configuration starts here.
  var isRoot: Bool { entries.contains { Self.marksRoot($0.name) } }

  /// The same by names alone: the folders above a project may be large, and what is in them is not looked at.
  static func isRoot(path: String) -> Bool {
    guard let handle = opendir(path) else { return false }
    defer { closedir(handle) }
    while let entry = readdir(handle) {
      if withName(of: entry, { marksRoot(String(cString: $0)) }) { return true }
    }
    return false
  }

  private static func marksRoot(_ name: String) -> Bool {
    switch name {
    case "Package.swift", "Project.swift", ".viper-lint.yml": true
    default: name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }
  }

  private static func withName<Result>(of entry: UnsafeMutablePointer<dirent>, _ body: (UnsafePointer<CChar>) -> Result) -> Result
  {
    withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1, body)
    }
  }

  /// What the folder itself says of an entry, which saves asking for each; nil for links and where the file system says nothing.
  private static func kind(of entry: UnsafeMutablePointer<dirent>) -> Kind? {
    switch Int(entry.pointee.d_type) {
    case Int(DT_DIR): .folder
    case Int(DT_REG): .file
    default: nil
    }
  }

  /// Links to files are followed, links to folders are not: they may lead in circles or out of the project.
  private static func kind(of name: UnsafePointer<CChar>, in folder: DirectoryStream) -> Kind {
    var info = stat()
    guard fstatat(dirfd(folder), name, &info, AT_SYMLINK_NOFOLLOW) == 0 else { return .other }
    switch info.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    case S_IFLNK: return fstatat(dirfd(folder), name, &info, 0) == 0 && info.st_mode & S_IFMT == S_IFREG ? .file : .other
    default: return .other
    }
  }

  /// What a path that the user named is, through any link; nil where nothing is there.
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

#if canImport(Darwin)
  private typealias DirectoryStream = UnsafeMutablePointer<DIR>
#else
  private typealias DirectoryStream = OpaquePointer
#endif
