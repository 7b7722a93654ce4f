import Foundation
import Testing

/// A text recorded next to the tests; `RECORD_SNAPSHOTS=1` rewrites it and fails, so that nobody records by accident.
enum Snapshot {
  static func expect(_ text: String, matches name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(name)", sourceLocation: sourceLocation)
      return
    }
    let kept = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(text == kept, "\(name) differs:\n\(text)", sourceLocation: sourceLocation)
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Snapshots")
}
