/// How much code there is and how much was found in it: what all reports and pictures of one run print, as the whole of which they
/// may show a part.
package struct CodeFigures: Sendable, Hashable {
  package var modules: Int
  /// Protocols are components, too, even where a picture draws their implementations alone.
  package var components: Int
  /// The new findings.
  package var findings: [Severity: Int]

  package init(modules: Int, components: Int, findings: [Severity: Int]) {
    (self.modules, self.components, self.findings) = (modules, components, findings)
  }

  package var allFindings: Int { findings.values.reduce(0, +) }
}
