#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The entries of one folder, sorted by name.
struct Folder {
  enum Kind {
    case file, folder, other
  }

  struct Entry {
    var name: String
    var kind: Kind
  }

  var entries: [Entry]

  /// Nil where the folder cannot be read.
  init?(path: String) {
    guard let handle = opendir(path) else { return nil }
    defer { closedir(handle) }
    entries = []
    while let entry = readdir(handle) {
      let name = Self.name(of: entry)
      if name == "." || name == ".." { continue }
      entries.append(Entry(name: name, kind: Self.kind(of: entry) ?? Self.kind(of: path + "/" + name)))
    }
    entries.sort { $0.name < $1.name }
  }

  /// Whether a project, a package or a configuration starts here.
  var isRoot: Bool {
    entries.contains { entry in
      switch entry.name {
      case "Package.swift", "Project.swift", ".viper-lint.yml": true
      default: entry.name.hasSuffix(".xcodeproj") || entry.name.hasSuffix(".xcworkspace")
      }
    }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
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
  static func kind(of path: String) -> Kind {
    var info = stat()
    guard lstat(path, &info) == 0 else { return .other }
    switch info.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    case S_IFLNK: return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFREG ? .file : .other
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
