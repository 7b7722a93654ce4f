import SystemPackage

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

  /// Names as the file system has them: they need not be text.
  var entries: [(name: FilePath.Component, kind: Kind)]

  /// Nil where the folder cannot be read.
  init?(path: FilePath) {
    guard let handle = path.withPlatformString({ opendir($0) }) else { return nil }
    defer { closedir(handle) }
    entries = []
    while let entry = readdir(handle) {
      guard let name = Self.name(of: entry), name.kind == .regular else { continue }
      entries.append((name, Self.kind(of: path.appending(name))))
    }
    entries.sort { $0.name.string < $1.name.string }
  }

  /// Whether a project, a package or a configuration starts here.
  var isRoot: Bool {
    entries.contains { entry in
      switch entry.name.string {
      case "Package.swift", "Project.swift", ".viper-lint.yml": true
      case let name: name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
      }
    }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> FilePath.Component? {
    withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { FilePath.Component(platformString: $0) }
    }
  }

  /// Links to files are followed, links to folders are not: they may lead in circles or out of the project.
  static func kind(of path: FilePath) -> Kind {
    var info = stat()
    guard path.withPlatformString({ lstat($0, &info) }) == 0 else { return .other }
    switch info.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    case S_IFLNK: return path.withPlatformString({ stat($0, &info) }) == 0 && info.st_mode & S_IFMT == S_IFREG ? .file : .other
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
