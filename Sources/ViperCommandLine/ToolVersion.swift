/// The version of both executables, printed by `--version` and carried in the JSON.
package enum ToolVersion {
  package static let current = "0.1.0"
}
