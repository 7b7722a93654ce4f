internal import ViperDialects
internal import ViperFacts
internal import ViperModel
internal import ViperReporting
internal import ViperRules

/// The dialects that come with the tools, read when they are asked for: `DialectChoice.load` reads a single one.
enum ShippedDialects {
  /// The one that all others extend, and whose roles a code base without any dialect is judged by.
  static let baseName = "viper"

  /// Those to detect among, sorted.
  static var names: [String] { BuiltInDialects.all.map(\.name).filter { $0 != baseName } }

  /// Of their texts.
  static var digest: UInt64 { Array(BuiltInDialects.all.map(\.yaml).joined().utf8).withUnsafeBytes { WordHash($0).low } }

  static func supply(threads: Int) -> DialectSupply {
    DialectSupply(named: { name in try? loader().load(builtIn: name) }) {
      let all = all(threads: threads)
      return (names.map { all[$0]! }, all[baseName]!)
    }
  }

  /// All by name.
  private static func all(threads: Int) -> [String: Dialect] {
    do {
      return try loader().loadBuiltIns(threads: threads)
    } catch {
      preconditionFailure("dialects are shipped without mistakes: \(error.diagnostics.map(\.text))")
    }
  }

  /// Reads dialects on top of those that come with the tools; the base has been read once for all.
  static func loader() throws(DialectError) -> DialectLoader { try withBase.get() }

  private static let withBase = Result { () throws(DialectError) in
    try DialectLoader(
      builtIns: Dictionary(uniqueKeysWithValues: BuiltInDialects.all.map { ($0.name, $0.yaml) }),
      ruleIDs: Set(RuleRegistry.builtIn.ids() + RuleRegistry.builtIn.caseIDs())
    ).having(builtIn: baseName)
  }
}
