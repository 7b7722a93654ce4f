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
    base = try Self.load("viper", basePath: options.basePath)
    pinned = if let named = options.dialect { try Self.load(named, basePath: options.basePath) } else { nil }
    var others: [Dialect] = []
    if pinned == nil {
      for entry in BuiltInDialects.all where entry.name != base.name {
        others.append(try Self.load(entry.name, basePath: options.basePath))
      }
    }
    builtIns = others
  }

  /// A file's name has a path separator or an ending; everything else is a built-in dialect's name.
  ///
  /// - Throws: `UsageError` with every mistake in the file, or because there is no such dialect.
  static func load(_ name: String, basePath: String) throws(UsageError) -> Dialect {
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let loader = DialectLoader(
      builtIns: Dictionary(uniqueKeysWithValues: BuiltInDialects.all.map { ($0.name, $0.yaml) }),
      knownRules: Set(RuleRegistry.ids() + RuleRegistry.caseIDs()),
      readFile: { try String(contentsOf: URL(fileURLWithPath: $0, relativeTo: folder), encoding: .utf8) })
    do {
      guard isFile(name) else { return try loader.load(builtIn: name) }
      let text = try String(contentsOf: URL(fileURLWithPath: name, relativeTo: folder), encoding: .utf8)
      return try loader.load(text: text, file: name)
    } catch let error as DialectError {
      throw UsageError(error.diagnostics)
    } catch {
      throw UsageError([Diagnostic(.error, "cannot read the dialect '\(name)'; check the path and that it is UTF-8")])
    }
  }

  private static func isFile(_ name: String) -> Bool {
    name.contains("/") || name.hasSuffix(".yml") || name.hasSuffix(".yaml")
  }
}
