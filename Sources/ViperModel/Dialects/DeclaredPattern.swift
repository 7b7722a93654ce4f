/// A naming pattern that a dialect's own file states, with its place there, so that one that matches nothing can be pointed at.
package struct DeclaredPattern: Sendable, Equatable {
  package var pattern: NamePattern
  /// The keys that lead to it: `roles.view.names[0]`.
  package var keyPath: String
  package var file: String
  /// 1-based.
  package var line: Int

  package init(pattern: NamePattern, keyPath: String, file: String, line: Int) {
    self.pattern = pattern
    self.keyPath = keyPath
    self.file = file
    self.line = line
  }
}
