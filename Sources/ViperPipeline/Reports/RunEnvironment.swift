/// Where a run takes place, as the variables of its process tell.
package struct RunEnvironment: Sendable {
  private let variables: [String: String]
  private let outputIsFile: Bool

  /// - Parameter outputIsFile: whether standard output is led into a file.
  package init(_ variables: [String: String], outputIsFile: Bool) {
    self.variables = variables
    self.outputIsFile = outputIsFile
  }

  /// The report that suits the place: nobody has to name it on a build server, or in a build phase of Xcode.
  ///
  /// GitLab reads a file and shows its log to people, so that is what decides there.
  package var reporter: ReporterName {
    if isGitHub { return .github }
    if isSet("GITLAB_CI") { return outputIsFile ? .gitlab : .text }
    if isSet("TEAMCITY_VERSION") { return .teamcity }
    if isSet("TF_BUILD") { return .azure }
    if isSet("XCODE_VERSION_ACTUAL"), isSet("SRCROOT") || isSet("TARGET_NAME") { return .xcode }
    return .text
  }

  /// The file to which GitHub wants a step's summary appended; nil elsewhere.
  package var stepSummary: String? {
    isGitHub && isSet("GITHUB_STEP_SUMMARY") ? variables["GITHUB_STEP_SUMMARY"] : nil
  }

  private var isGitHub: Bool { variables["GITHUB_ACTIONS"] == "true" }

  private func isSet(_ name: String) -> Bool { !(variables[name] ?? "").isEmpty }
}
