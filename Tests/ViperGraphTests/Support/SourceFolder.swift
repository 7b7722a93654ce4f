import Foundation

/// The Swift files of a folder of this package, for tests that compare a registry with it.
struct SourceFolder {
  private let texts: [String]

  /// - Parameter path: relative to the package.
  init(_ path: String) throws {
    let package = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let files = FileManager.default.enumerator(at: package.appendingPathComponent(path), includingPropertiesForKeys: nil)
    let swift = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    texts = try swift.map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// What the group of a pattern matches.
  func matches(of pattern: Regex<(Substring, Substring)>) -> [String] {
    texts.flatMap { $0.matches(of: pattern).map { String($0.output.1) } }
  }
}
