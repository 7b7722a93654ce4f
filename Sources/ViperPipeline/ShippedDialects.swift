internal import ViperDialects
internal import ViperModel
internal import ViperRules

/// The dialects that come with the tools, read when they are asked for: `DialectChoice.load` reads a single one.
enum ShippedDialects {
  /// The one that all others extend, and whose roles a code base without any dialect is judged by.
  static let baseName = "viper"

  /// Those to detect among, sorted.
  static var names: [String] { BuiltInDialects.all.map(\.name).filter { $0 != baseName } }

  /// All by name.
  static func all(threads: Int) throws(UsageError) -> [String: Dialect] {
    do {
      return try loader().loadBuiltIns(threads: threads)
    } catch {
      throw UsageError(error.diagnostics)
    }
  }

  /// Reads dialects on top of those that come with the tools; the base has been read once for all.
  static func loader() throws(DialectError) -> DialectLoader { try withBase.get() }

  private static let withBase = Result { () throws(DialectError) in
    try DialectLoader(
      builtIns: Dictionary(uniqueKeysWithValues: BuiltInDialects.all.map { ($0.name, $0.yaml) }),
      knownRules: Set(RuleRegistry.ids() + RuleRegistry.caseIDs())
    ).having(builtIn: baseName)
  }
}
