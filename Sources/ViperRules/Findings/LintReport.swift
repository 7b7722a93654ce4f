package import ViperFacts
package import ViperLinking
package import ViperModel

/// The input of all reporters: the findings of a run, its diagnostics and counts.
package struct LintReport: Sendable {
  /// A dialect that judges modules of a root, and the reason; a root in two dialects has two of these.
  package struct DialectShare: Sendable, Hashable {
    /// The root's folder as printed.
    package var root: String
    package var dialect: String
    package var choice: DialectVerdict
    package var modules: Int

    package init(root: String, dialect: String, choice: DialectVerdict, modules: Int) {
      self.root = root
      self.dialect = dialect
      self.choice = choice
      self.modules = modules
    }
  }

  package var toolVersion: String
  /// False if something could not be read or is over a limit.
  package var isComplete: Bool
  package var fileCount: Int
  /// The number of files that were read for the names in them, in the code base around the named paths.
  package var filesAround: Int
  package var moduleCount: Int
  package var componentCount: Int
  /// Sorted by file, position and rule.
  package var findings: [Finding]
  package var diagnostics: [Diagnostic]
  package var roots: [DialectShare]
  /// Of all roots, in their order: the root's own, then folders that differ.
  package var architectures: [ArchitectureGroup]
  /// The rules of style that most modules break; `fold` sets them.
  package internal(set) var styleFolds: [StyleFold] = []
  /// Nil unless requested.
  package var resolution: ResolutionCounts?

  package init(
    toolVersion: String, isComplete: Bool, fileCount: Int, filesAround: Int = 0, moduleCount: Int, componentCount: Int,
    findings: [Finding],
    diagnostics: [Diagnostic], roots: [DialectShare], architectures: [ArchitectureGroup] = [], resolution: ResolutionCounts? = nil
  ) {
    self.toolVersion = toolVersion
    self.isComplete = isComplete
    self.fileCount = fileCount
    self.filesAround = filesAround
    self.moduleCount = moduleCount
    self.componentCount = componentCount
    self.findings = findings
    self.diagnostics = diagnostics
    self.roots = roots
    self.architectures = architectures
    self.resolution = resolution
  }

  /// Leaves out the findings of all other rules. A finding that settles several rules stays for each of them.
  package mutating func keep(rules: Set<String>) {
    findings.removeAll { finding in !rules.contains(finding.rule) && rules.isDisjoint(with: finding.alsoRules) }
    styleFolds.removeAll { !rules.contains($0.rule) }
  }

  /// The number of new findings of a severity.
  package func count(of severity: Severity) -> Int {
    findings.count { $0.severity == severity && $0.disposition == .new }
  }
}
