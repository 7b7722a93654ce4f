internal import ViperConfiguration

/// The constraints in the output of `viper-lint config`: those of all files, each line with its origin, without their tests.
enum ListedConstraints {
  /// Nil where there are none.
  static func value(of configuration: Configuration) -> ListedSetting.Value? {
    let own = configuration.stated.map { [(configuration.file ?? "", $0)] } ?? []
    let files = configuration.constraintFiles.compactMap { file in file.stated.map { (file.file, $0) } } + own
    let found = files.flatMap { file, stated in constraints(stated).map { constraint($0, file: file) } }
    return found.isEmpty ? nil : .list(found)
  }

  private static func constraints(_ file: ConfigurationValue) -> [ConfigurationValue] {
    guard case .map(let entries, _) = file, case .list(let list, _)? = entries.first(where: { $0.key == "constraints" })?.value
    else { return [] }
    return list
  }

  /// In the order of the schema: the name begins, and the severity is printed even where it is the default.
  private static func constraint(_ value: ConfigurationValue, file: String) -> ListedSetting.Value {
    guard case .map(let entries, _) = value else { return ListedSetting.Value(value, file: file) }
    let common = ConstraintKeys.common.compactMap { key -> ListedSetting? in
      if ["passes", "fails"].contains(key.name) { return nil }
      if let entry = entries.first(where: { $0.key == key.name }) {
        return ListedSetting(key: key.name, value: ListedSetting.Value(entry.value, file: file))
      }
      return key.name == "severity" ? ListedSetting(key: key.name, value: .text(key.default ?? "", origin: .init())) : nil
    }
    let own = entries.filter { entry in !ConstraintKeys.common.contains { $0.name == entry.key } }
    return .map(common + own.map { ListedSetting(key: $0.key, value: ListedSetting.Value($0.value, file: file)) })
  }
}
