package import ViperModel

/// A finding as a picture shows it.
///
/// A value of its own, because a picture knows nothing of rules: whoever has both turns findings into marks.
package struct GraphMark: Sendable, Hashable {
  package var severity: Severity
  package var rule: String
  package var message: String
  /// The component's key or its qualified name.
  package var component: String?
  /// The name of the other end, which tells apart references that share a line.
  package var target: String?
  package var file: String
  /// 1-based.
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
  /// The worst first, then as the source reads.
  package static func < (a: Self, b: Self) -> Bool {
    if a.severity != b.severity { return a.severity > b.severity }
    if (a.file, a.line, a.rule, a.message) != (b.file, b.line, b.rule, b.message) {
      return (a.file, a.line, a.rule, a.message) < (b.file, b.line, b.rule, b.message)
    }
    return (a.component ?? "", a.target ?? "") < (b.component ?? "", b.target ?? "")
  }
}
