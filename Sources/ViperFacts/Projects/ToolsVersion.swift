/// The version of Swift's tools that a package needs at least: `// swift-tools-version: 6.3`.
package struct ToolsVersion: Comparable, Sendable {
  private let major: Int
  private let minor: Int

  package init(_ major: Int, _ minor: Int) { (self.major, self.minor) = (major, minor) }

  /// Nil if the manifest states none, or older tools read another manifest, such as `Package@swift-6.0.swift`.
  ///
  /// - Parameter entries: the names in the package's folder.
  package init?(ofManifest bytes: [UInt8], among entries: [String]) {
    guard !entries.contains(where: { $0.hasPrefix("Package@swift") }) else { return nil }
    let line = String(decoding: bytes.prefix(Self.longestLine), as: UTF8.self).drop(while: \.isWhitespace).prefix {
      !$0.isNewline
    }
    guard let match = line.firstMatch(of: /^\/\/\s*swift-tools-version\s*:\s*(\d{1,3})(?:\.(\d{1,3}))?(?!\d)/.ignoresCase()),
      let major = Int(match.1), let minor = Int(match.2 ?? "0")
    else { return nil }
    self.init(major, minor)
  }

  private static let longestLine = 256

  package static func < (a: ToolsVersion, b: ToolsVersion) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
}
