import ViperGraph
import ViperGraphviz

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The built executables, and programs that act as the one that draws.
enum Program {
  static let layout = built("viper-graph-layout")

  static let viperGraph: String = {
    // No test leaves anything in the user's caches.
    setenv("XDG_CACHE_HOME", "/dev/null", 1)
    return built("viper-graph")
  }()

  /// Next to the tests, where the build puts executables.
  private static func built(_ name: String) -> String {
    let own = CommandLine.arguments[0]
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let candidates = [
      URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent(name).path,
      package.appendingPathComponent(".build/debug/\(name)").path,
    ]
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) } ?? candidates[1]
  }

  /// Whether there is a Graphviz to test with.
  static let hasGraphviz: Bool = {
    let renderer = PictureRenderer(program: layout)
    return (try? renderer.picture(of: .init(level: .module), title: "", format: .svg)) != nil
  }()

  /// A script that behaves like a layout gone wrong; `$1` is the layout engine.
  static func standIn(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Programs/\(name)").path
  }

  @discardableResult
  static func withFolder<R>(
    in parent: URL = FileManager.default.temporaryDirectory, _ body: (String) throws -> R
  ) throws -> R {
    let folder = parent.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.path)
  }
}
