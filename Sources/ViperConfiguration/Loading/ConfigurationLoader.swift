import ViperFacts
package import ViperModel
import ViperYAML

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
    if !isEmpty(text), let root = reader.log.compose(text), !root.isNull { reader.read(root) }
    guard reader.log.mistakes.isEmpty else { throw DialectError(reader.log.sortedMistakes(of: file)) }
    return reader.configuration
  }

  /// Comments alone say nothing, and are no mistake.
  private static func isEmpty(_ text: String) -> Bool {
    text.split(separator: "\n").allSatisfy { line in line.drop(while: \.isWhitespace).first.map { $0 == "#" } ?? true }
  }
}
