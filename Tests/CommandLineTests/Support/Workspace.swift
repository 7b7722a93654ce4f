import Foundation

/// A folder that a test fills, and that is gone after it.
final class Workspace {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("workspace-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Samples").path

  /// Writes a file, with the folders above it; its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = "\(path)/\(name)"
    let folder = file[..<file.lastIndex(of: "/")!]
    try FileManager.default.createDirectory(atPath: String(folder), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")), as: UTF8.self)
  }

  var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() } }

  /// A module whose view knows its interactor, and which owns itself in a circle.
  static func module(_ name: (String) -> String) -> String {
    let (view, presenter, interactor) = (name("ViewController"), name("Presenter"), name("Interactor"))
    return """
      final class \(view): UIViewController { var presenter: \(presenter)!; var interactor: \(interactor)! }
      final class \(presenter) { var view: \(view)?; var interactor: \(interactor)! }
      final class \(interactor) { var presenter: \(presenter)! }
      final class \(name("Wireframe")) {}

      """
  }
}
