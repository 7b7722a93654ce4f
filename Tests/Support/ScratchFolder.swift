package import Foundation

/// A temporary folder that a test fills; removed when the test ends.
package final class ScratchFolder: Sendable {
  package let path: String

  package init() throws {
    path =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent("scratch-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The folder of the package.
  package static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  package static let samples = project.appendingPathComponent("Samples").path

  /// Writes a file, with the folders above it; its path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    let file = "\(path)/\(name)"
    let folder = file[..<file.lastIndex(of: "/")!]
    try FileManager.default.createDirectory(atPath: String(folder), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  package func data(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")) }

  package func text(of name: String) throws -> String { String(decoding: try data(name), as: UTF8.self) }

  package func names(in folder: String = "") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")) ?? []).sorted()
  }

  /// A module whose view knows its interactor, and which owns itself in a circle.
  package static func module(_ name: (String) -> String) -> String {
    let (view, presenter, interactor) = (name("ViewController"), name("Presenter"), name("Interactor"))
    return """
      final class \(view): UIViewController { var presenter: \(presenter)!; var interactor: \(interactor)! }
      final class \(presenter) { var view: \(view)?; var interactor: \(interactor)! }
      final class \(interactor) { var presenter: \(presenter)! }
      final class \(name("Wireframe")) {}

      """
  }
}
