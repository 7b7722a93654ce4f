internal import Foundation
internal import ViperDialects
internal import ViperFacts
internal import ViperModel
internal import ViperRules

/// The dialects of a run: the one that the user pinned, if any, and those to detect among.
struct DialectChoice {
  let pinned: Dialect?
  let builtIns: [Dialect]
  let base: Dialect

  init(_ options: AnalysisOptions) throws(UsageError) {
    do {
      let loader = Self.loader(basePath: options.basePath)
      base = try loader.load(builtIn: "viper")
      if let named = options.dialect {
        pinned = try Self.load(named, loader, basePath: options.basePath)
        builtIns = []
      } else {
        pinned = nil
        builtIns = try BuiltInDialects.all.filter { $0.name != "viper" }.map { try loader.load(builtIn: $0.name) }
      }
    } catch let error as DialectError {
      throw UsageError(error.diagnostics)
    } catch {
      throw UsageError([Diagnostic(.error, "cannot read the dialect '\(options.dialect ?? "")': \(error.localizedDescription)")])
    }
  }

  static func loader(basePath: String) -> DialectLoader {
    let base = URL(fileURLWithPath: basePath)
    return DialectLoader(
      builtIns: Dictionary(uniqueKeysWithValues: BuiltInDialects.all.map { ($0.name, $0.yaml) }), knownRules: nil,
      readFile: { try String(contentsOf: URL(fileURLWithPath: $0, relativeTo: base), encoding: .utf8) })
  }

  /// A file's name has a path separator or an ending; everything else is a built-in dialect's name.
  private static func load(_ name: String, _ loader: DialectLoader, basePath: String) throws -> Dialect {
    guard name.contains("/") || name.hasSuffix(".yml") || name.hasSuffix(".yaml") else { return try loader.load(builtIn: name) }
    let url = URL(fileURLWithPath: name, relativeTo: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
    return try loader.load(text: String(contentsOf: url, encoding: .utf8), file: name)
  }
}
