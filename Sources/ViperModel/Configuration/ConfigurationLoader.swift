internal import ViperFacts

/// Reads a project's configuration, reporting every mistake with its line and the nearest valid key.
package enum ConfigurationLoader {
  private static let keys = ["dialect", "modules"]

  /// In bytes, of a configuration and of a dialect.
  package static let sizeLimit = YamlText.sizeLimit

  /// - Throws: `DialectError` with all mistakes of the file.
  package static func load(text: String, file: String) throws(DialectError) -> Configuration {
    var log = YamlLog(file: file)
    var configuration = Configuration()
    if let root = compose(text, &log), !root.isNull { read(root, into: &configuration, &log) }
    guard log.diagnostics.isEmpty else { throw DialectError(diagnostics: log.sortedDiagnostics(of: file)) }
    return configuration
  }

  private static func compose(_ text: String, _ log: inout YamlLog) -> YamlField? {
    // Comments alone say nothing, and are no mistake.
    let isEmpty = text.split(separator: "\n").allSatisfy { line in
      line.drop(while: \.isWhitespace).first.map { $0 == "#" } ?? true
    }
    if isEmpty { return nil }
    do {
      return YamlField(path: "", node: try YamlText.compose(text))
    } catch {
      log.report(error.message, line: error.line)
      return nil
    }
  }

  private static func read(_ root: YamlField, into configuration: inout Configuration, _ log: inout YamlLog) {
    for (key, value) in log.entries(root, keys: keys) where !value.isNull {
      if key == "dialect" {
        configuration.dialect = name(value, &log)
      } else {
        configuration.modules = log.entries(value).compactMap { module, value in
          name(value, &log).map { Configuration.ModulePin(module: module, dialect: $0) }
        }
      }
    }
  }

  private static func name(_ field: YamlField, _ log: inout YamlLog) -> Configuration.DialectName? {
    log.text(field).map { Configuration.DialectName(name: $0, file: log.file, line: field.line) }
  }
}
