import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A text that is compared with a recorded file.
///
/// `RECORD_SNAPSHOTS=1` rewrites the file, and fails so that nobody takes the recording for a test.
enum Snapshot {
  static func check(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Snapshots/\(name)")
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    } else {
      let recorded = try String(decoding: Data(contentsOf: file), as: UTF8.self)
      #expect(text == recorded, "rewrite it with RECORD_SNAPSHOTS=1 if this is meant", sourceLocation: sourceLocation)
    }
  }
}
