/// The environment that a run takes place in, by the variables of its process.
package struct RunEnvironment: Sendable {
  private let variables: [String: String]
  private let outputIsFile: Bool

  /// - Parameter outputIsFile: whether standard output is redirected to a file.
  package init(_ variables: [String: String], outputIsFile: Bool) {
    self.variables = variables
    self.outputIsFile = outputIsFile
  }

  /// The default reporter for the environment: a build server's own format, Xcode's in a build phase, else text.
  ///
  /// GitLab reads a file and shows its log to people, so the default there depends on whether the output is a file.
  package var reporter: ReporterName {
    if isGitHub { return .github }
    if isSet("GITLAB_CI") { return outputIsFile ? .gitlab : .text }
    if isSet("TEAMCITY_VERSION") { return .teamcity }
    if isSet("TF_BUILD") { return .azure }
    if isSet("XCODE_VERSION_ACTUAL"), isSet("SRCROOT") || isSet("TARGET_NAME") { return .xcode }
    return .text
  }

  /// The file that GitHub wants a step's summary appended to; nil elsewhere.
  package var stepSummary: String? {
    isGitHub && isSet("GITHUB_STEP_SUMMARY") ? variables["GITHUB_STEP_SUMMARY"] : nil
  }

  /// The day that reproducible builds set with `SOURCE_DATE_EPOCH`; nil elsewhere.
  package var day: String? {
    variables["SOURCE_DATE_EPOCH"].flatMap { Int($0) }.flatMap { $0 < 0 ? nil : CalendarDay.day(atSecond: $0) }
  }

  private var isGitHub: Bool { variables["GITHUB_ACTIONS"] == "true" }

  private func isSet(_ name: String) -> Bool { !(variables[name] ?? "").isEmpty }
}
