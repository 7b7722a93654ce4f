/// A file with constraints that a configuration extends.
package struct ConstraintFile: Sendable, Equatable {
  /// Absolute.
  package var path: String
  /// The file as printed.
  package var file: String
  /// The file as written, for `config`; nil for one without content.
  package var stated: ConfigurationValue?

  package init(path: String, file: String, stated: ConfigurationValue? = nil) {
    self.path = path
    self.file = file
    self.stated = stated
  }
}
