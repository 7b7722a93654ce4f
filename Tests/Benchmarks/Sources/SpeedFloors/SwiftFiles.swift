#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The Swift files below a folder with their sizes, found with as few system calls as there can be.
package struct SwiftFiles: Sendable {
  package struct File: Sendable {
    package var path: String
    package var size: Int
  }

  package private(set) var files: [File] = []
  private let choice: Choice

  /// Which files count.
  package enum Choice: Sendable {
    /// What viper-lint reads by default; its own list is in `IgnorePatterns`.
    case linted
    /// Every file that ends in `.swift`.
    case all
  }

  package init(below paths: [String], _ choice: Choice) {
    self.choice = choice
    for path in paths { add(path) }
  }

  package var bytes: Int { files.reduce(0) { $0 + $1.size } }

  private mutating func add(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return }
    if info.st_mode & S_IFMT == S_IFDIR { walk(path) } else { files.append(File(path: path, size: Int(info.st_size))) }
  }

  private mutating func walk(_ folder: String) {
    guard let handle = opendir(folder) else { return }
    defer { closedir(handle) }
    while let entry = readdir(handle) {
      let name = Self.name(of: entry)
      let path = folder + "/" + name
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_DIR) where choice.takes(folder: name): walk(path)
      case Int32(DT_REG) where choice.takes(file: name), Int32(DT_LNK) where choice.takes(file: name): addFile(path)
      default: break
      }
    }
  }

  private mutating func addFile(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return }
    files.append(File(path: path, size: Int(info.st_size)))
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
    }
  }
}

extension SwiftFiles.Choice {
  private static let foreignFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "xcuserdata",
  ]
  private static let foreignEndings = [
    ".xctemplate", ".xcodeproj", ".xcworkspace", ".xcassets", ".playground", ".docc", "Tests", "Specs", "Mocks",
  ]
  private static let manifests: Set<String> = ["Package.swift", "Project.swift", "Workspace.swift"]

  fileprivate func takes(folder name: String) -> Bool {
    switch self {
    case .all: name != "." && name != ".."
    case .linted:
      !name.hasPrefix(".") && !Self.foreignFolders.contains(name) && !Self.foreignEndings.contains { name.hasSuffix($0) }
    }
  }

  fileprivate func takes(file name: String) -> Bool {
    guard name.hasSuffix(".swift") else { return false }
    return self == .all
      || !name.hasPrefix(".") && !name.hasSuffix(".generated.swift") && !Self.manifests.contains(name)
        && !name.hasPrefix("Package@swift-")
  }
}
