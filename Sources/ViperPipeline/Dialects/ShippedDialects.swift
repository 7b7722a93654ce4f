internal import Foundation
internal import ViperDialects
internal import ViperFacts
internal import ViperModel
internal import ViperReporting
internal import ViperRules

/// The built-in dialects, loaded lazily; `DialectChoice.load` loads a single one.
enum ShippedDialects {
  /// The dialect that all others extend, and the fallback if none is detected.
  static let baseName = "viper"

  /// The candidates for detection, sorted.
  static var names: [String] { BuiltInDialects.all.map(\.name).filter { $0 != baseName } }

  /// The hash of the built-in dialects' texts, part of the version of cached models.
  static var digest: UInt64 { Array(BuiltInDialects.all.map(\.yaml).joined().utf8).withUnsafeBytes { WordHash($0).low } }

  static func supply(threads: Int) -> DialectSupply {
    DialectSupply(named: { name in try? loader().load(builtIn: name) }) {
      let all = all(threads: threads)
      // The dialects in the binary load, as their tests show.
      return (names.map { all[$0]! }, all[baseName]!)
    }
  }

  /// The built-in dialects by name, which a process with several runs loads once.
  private static func all(threads: Int) -> [String: Dialect] {
    loading.withLock {
      let all = kept ?? load(threads: threads)
      kept = all
      return all
    }
  }

  private static func load(threads: Int) -> [String: Dialect] {
    do {
      return try loader().loadBuiltIns(threads: threads)
    } catch {
      preconditionFailure("dialects are shipped without mistakes: \(error.diagnostics.map(\.text))")
    }
  }

  private static let loading = NSLock()
  /// Guarded by `loading`.
  nonisolated(unsafe) private static var kept: [String: Dialect]?

  /// Reads the file of a dialect that a run has learned; nil where the loader refuses it.
  @Sendable static func load(learned text: String) -> Dialect? {
    try? loader().load(text: text, file: "\(LearnedDialect.namesInRuns).yml")
  }

  /// A loader on top of the built-in dialects; the base dialect is parsed once and shared.
  static func loader() throws(DialectError) -> DialectLoader { try withBase.get() }

  private static let withBase = Result { () throws(DialectError) in
    try DialectLoader(
      builtIns: Dictionary(uniqueKeysWithValues: BuiltInDialects.all.map { ($0.name, $0.yaml) }),
      ruleIDs: Set(RuleRegistry.builtIn.ids() + RuleRegistry.builtIn.caseIDs())
    ).having(builtIn: baseName)
  }
}
