import Foundation

/// A folder of its own with files in it, removed at the end of a test.
package struct TemporaryFolder {
  package let path: String

  /// Makes the folder with empty files at these paths, hands it on and removes it; a path that ends in `/` is a folder.
  package static func with<Result>(_ paths: [String], _ body: (TemporaryFolder) throws -> Result) throws -> Result {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(
      "finder-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    let folder = TemporaryFolder(path: url.path)
    for path in paths { try folder.make(path) }
    return try body(folder)
  }

  private func make(_ name: String) throws {
    let url = URL(fileURLWithPath: full(name))
    if name.hasSuffix("/") { return try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: url)
  }

  package func full(_ name: String) -> String { path + "/" + name }

  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: full(name), withDestinationPath: target)
  }

  package func setPermissions(_ permissions: Int, of name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: full(name))
  }
}
