/// What is reported of a code base that is analysed as a whole.
package enum ReportScope: Sendable {
  case everything
  /// What the changes since a Git revision may be to blame for.
  case changes(since: String)
  /// What stands in these files; relative to the working directory.
  case files([String])
}
