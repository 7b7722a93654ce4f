import Testing
import ViperDialects
import ViperFacts
import ViperModel

enum Fixtures {
  static let builtIns = Dictionary(BuiltInDialects.all.map { ($0.name, $0.yaml) }, uniquingKeysWith: { first, _ in first })

  static let loader = DialectLoader(builtIns: builtIns)

  /// A built-in dialect, loaded once for all tests.
  static func builtIn(_ name: String) throws -> Dialect { try #require(loaded[name]).get() }

  private static let loaded = Dictionary(
    uniqueKeysWithValues: builtIns.keys.map { name in (name, Result { try loader.load(builtIn: name) }) })

  /// The mistakes of a text as a reader sees them: `line: message`.
  static func mistakes(_ text: String, loader: DialectLoader = loader) -> [String] {
    do {
      _ = try loader.load(text: text, file: "ours.yml")
      return []
    } catch {
      return error.diagnostics.map { ($0.file == "ours.yml" ? "" : "\($0.file ?? "-"):") + "\($0.line ?? 0): \($0.message)" }
    }
  }
}
