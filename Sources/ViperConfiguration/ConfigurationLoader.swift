internal import ViperFacts
internal import ViperModel

/// Reads a project's configuration, reporting every mistake with its line and the nearest valid key.
package enum ConfigurationLoader {
  /// In bytes, of a configuration and of a dialect.
  package static let sizeLimit = YamlText.sizeLimit

  /// - Parameters:
  ///   - file: as it is printed.
  ///   - folder: the file's folder, absolute: paths in it are relative to that.
  /// - Throws: `DialectError` with all mistakes of the file, and of the dialects that it names.
  package static func load(
    text: String, file: String, folder: String, vocabulary: ConfigurationVocabulary
  ) throws(DialectError) -> Configuration {
    var reader = ConfigurationReader(file: file, folder: folder, vocabulary: vocabulary)
    if let root = compose(text, &reader.log), !root.isNull { reader.read(root) }
    guard reader.log.diagnostics.isEmpty else { throw DialectError(diagnostics: reader.log.sortedDiagnostics(of: file)) }
    return reader.configuration
  }

  private static func compose(_ text: String, _ log: inout YamlLog) -> YamlField? {
    // Comments alone say nothing, and are no mistake.
    let isEmpty = text.split(separator: "\n").allSatisfy { line in
      line.drop(while: \.isWhitespace).first.map { $0 == "#" } ?? true
    }
    if isEmpty { return nil }
    do {
      return YamlField(path: .file, node: try YamlText.compose(text))
    } catch {
      log.report(error.message, line: error.line)
      return nil
    }
  }
}
