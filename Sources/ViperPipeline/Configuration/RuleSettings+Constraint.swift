internal import ViperConfiguration
internal import ViperModel
internal import ViperRules

extension RuleSettings {
  /// The severity of a constraint's findings outside of overrides, with the one that it states where they differ.
  func severityText(of constraint: Constraint) -> String {
    let stated = constraint.severity.rawValue
    guard let setting = severity(of: constraint.name, case: nil, in: "") else { return stated }
    let now = setting.severity?.rawValue ?? "off"
    return now == stated ? now : "\(now) (default: \(stated))"
  }
}
