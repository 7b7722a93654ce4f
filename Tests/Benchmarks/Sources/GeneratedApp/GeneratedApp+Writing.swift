package import Foundation

extension GeneratedApp {
  /// A folder that would be mixed up with what is generated.
  package struct OccupiedFolder: Error, CustomStringConvertible {
    var path: String
    package var description: String { "'\(path)' is not empty; name a new folder" }
  }

  package func write(to folder: URL) throws {
    let manager = FileManager.default
    if let entries = try? manager.contentsOfDirectory(atPath: folder.path), !entries.isEmpty {
      throw OccupiedFolder(path: folder.path)
    }
    var known: Set<URL> = []
    for file in files {
      let target = folder.appendingPathComponent(file.path)
      let parent = target.deletingLastPathComponent()
      if known.insert(parent).inserted { try manager.createDirectory(at: parent, withIntermediateDirectories: true) }
      try Data(file.text.utf8).write(to: target)
    }
  }
}
