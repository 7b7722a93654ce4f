/// The version of both executables, printed by `--version` and part of the JSON report.
package enum ToolVersion {
  package static let current = "0.1.0"
}
