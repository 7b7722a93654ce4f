import ViperFacts
package import ViperModel
import ViperYAML

/// Loads a project's configuration, and reports each mistake with its line and the nearest valid key.
package enum ConfigurationLoader {
  /// The largest size of a configuration and of a dialect, in bytes.
  package static let sizeLimit = YamlText.sizeLimit

  /// - Parameters:
  ///   - file: the file's name as printed.
  ///   - folder: the file's absolute folder, to which its paths are relative.
  /// - Throws: `DialectError` with all mistakes of the file, and of the dialects that it names.
  package static func load(
    text: String, file: String, folder: String, vocabulary: ConfigurationVocabulary
  ) throws(DialectError) -> Configuration {
    var reader = ConfigurationReader(file: file, folder: folder, vocabulary: vocabulary)
    if let root = reader.log.content(of: text) { reader.read(root) }
    guard reader.log.mistakes.isEmpty else { throw DialectError(reader.log.sortedMistakes(of: file)) }
    return reader.configuration
  }
}

extension YamlLog {
  /// The root of a file's tree; nil for a text with nothing but comments, which is no mistake, and for one that is not YAML.
  mutating func content(of text: String) -> YamlField? {
    let isEmpty = text.split(whereSeparator: \.isNewline).allSatisfy { line in
      line.drop(while: \.isWhitespace).first.map { $0 == "#" } ?? true
    }
    return isEmpty ? nil : compose(text).flatMap { $0.isNull ? nil : $0 }
  }
}
