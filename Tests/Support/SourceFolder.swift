internal import Foundation

/// The Swift files of a folder of this package, for tests that compare a registry with it.
package struct SourceFolder {
  private let texts: [String]

  /// - Parameter path: relative to the package.
  package init(_ path: String) throws {
    let package = ScratchFolder.project
    let files = FileManager.default.enumerator(at: package.appendingPathComponent(path), includingPropertiesForKeys: nil)
    let swift = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    texts = try swift.map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// What the group of a pattern matches.
  package func matches(of pattern: Regex<(Substring, Substring)>) -> [String] {
    texts.flatMap { $0.matches(of: pattern).map { String($0.output.1) } }
  }
}
