package import ViperModel

/// A finding as shown in a picture.
///
/// This is a type of its own, because this module does not depend on rules; callers convert findings.
package struct GraphMark: Sendable, Hashable {
  package var severity: Severity
  package var rule: String
  package var message: String
  /// The key or the qualified name of the component.
  package var component: String?
  /// The name of the other end, which distinguishes references on the same line.
  package var target: String?
  package var file: String
  /// The line number, 1-based.
  package var line: Int

  package init(
    severity: Severity, rule: String, message: String, component: String? = nil, target: String? = nil, file: String,
    line: Int
  ) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.component = component
    self.target = target
    self.file = file
    self.line = line
  }
}

extension GraphMark: Comparable {
  /// Orders marks by severity, the worst first, then by location.
  package static func < (a: Self, b: Self) -> Bool {
    if a.severity != b.severity { return a.severity > b.severity }
    if (a.file, a.line, a.rule, a.message) != (b.file, b.line, b.rule, b.message) {
      return (a.file, a.line, a.rule, a.message) < (b.file, b.line, b.rule, b.message)
    }
    return (a.component ?? "", a.target ?? "") < (b.component ?? "", b.target ?? "")
  }
}

/// A line of a source file.
package struct SourceLine: Sendable, Hashable {
  package var file: String
  package var line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}
