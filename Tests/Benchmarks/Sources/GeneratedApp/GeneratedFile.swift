/// A file that is not written yet.
package struct GeneratedFile: Sendable, Hashable {
  /// Relative to the app's folder.
  package var path: String
  package var text: String
}
