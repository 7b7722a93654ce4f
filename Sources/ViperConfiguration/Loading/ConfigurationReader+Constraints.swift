import ViperModel
import ViperPlatform
import ViperYAML

extension ConfigurationReader {
  /// Reads the constraints of the configuration and of the files that it extends.
  mutating func readConstraints(_ root: YamlField) {
    // There are hundreds of rules.
    guard ["extends", "constraints"].contains(where: { root.member($0) != nil }) else { return }
    let name = log.file.split(separator: "/").last.map(String.init) ?? log.file
    var reader = ConstraintReader(
      log: log, file: AbsolutePath(name, in: folder), folder: folder,
      roles: rolesAreKnown ? (Role.all + ownRoles).map(\.name) : nil, source: vocabulary.files, rules: rules())
    reader.read(root)
    log = reader.log
    configuration.constraints = reader.constraints
    configuration.constraintFiles = reader.files
    constraintsAreKnown = reader.isComplete && !reader.isDone
    addRules(named: reader.names.keys)
  }
}
