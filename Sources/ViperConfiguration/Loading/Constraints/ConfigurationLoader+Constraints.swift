package import ViperModel
import ViperPlatform
import ViperYAML

extension ConfigurationLoader {
  /// Loads the constraints of a file by itself, and of the files that it extends; the keys of a configuration have no effect in it.
  ///
  /// - Parameters:
  ///   - file: the file's name as printed.
  ///   - path: the file's absolute path, to which `extends` is relative.
  ///   - folder: the absolute folder to which path patterns are relative.
  ///   - furtherRoles: the roles that dialects add.
  /// - Throws: `DialectError` with all mistakes.
  package static func constraints(
    text: String, file: String, path: String, folder: String, furtherRoles: [Role], vocabulary: ConfigurationVocabulary
  ) throws(DialectError) -> [Constraint] {
    var log = YamlLog(file: file)
    let root = log.content(of: text)
    if let root { _ = log.entries(root, keys: ConfigurationKeys.names(ConfigurationKeys.file)) }
    var reader = ConstraintReader(
      log: log, file: AbsolutePath(path), folder: folder, roles: (Role.all + furtherRoles).map(\.name), source: vocabulary.files,
      rules: vocabulary.rules(furtherRoles))
    if let root, root.isMap { reader.read(root) }
    guard reader.log.mistakes.isEmpty else { throw DialectError(reader.log.sortedMistakes(of: file)) }
    return reader.constraints
  }
}
