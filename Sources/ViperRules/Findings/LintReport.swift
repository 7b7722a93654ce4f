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

  /// What no rule judged.
  package struct Unjudged: Sendable, Equatable {
    /// Types of a part's name and kind that are wired as no part, by role.
    package var types: [(role: Role, number: Int)] = []
    /// Modules that no dialect fits; the base judges them.
    package var modules = 0
    /// Files that no target compiles, or that could not be read.
    package var files = 0

    package init(types: [(role: Role, number: Int)] = [], modules: Int = 0, files: Int = 0) {
      (self.types, self.modules, self.files) = (types, modules, files)
    }

    package var isEmpty: Bool { types.isEmpty && modules == 0 && files == 0 }

    package static func == (a: Self, b: Self) -> Bool {
      a.modules == b.modules && a.files == b.files && a.types.elementsEqual(b.types, by: ==)
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
  package var unjudged: Unjudged
  /// Nil unless requested.
  package var resolution: ResolutionCounts?
  /// Nil unless requested.
  package var undecided: Undecided?

  package init(
    toolVersion: String, isComplete: Bool, fileCount: Int, filesAround: Int = 0, moduleCount: Int, componentCount: Int,
    findings: [Finding],
    diagnostics: [Diagnostic], roots: [DialectShare], architectures: [ArchitectureGroup] = [], unjudged: Unjudged = Unjudged(),
    resolution: ResolutionCounts? = nil, undecided: Undecided? = nil
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
    self.unjudged = unjudged
    self.resolution = resolution
    self.undecided = undecided
  }

  /// Leaves out the findings of all other rules. A finding that settles several rules stays for each of them.
  package mutating func keep(rules: Set<String>) {
    findings.removeAll { finding in !rules.contains(finding.rule) && rules.isDisjoint(with: finding.alsoRules) }
    styleFolds.removeAll { !rules.contains($0.rule) }
  }

  package var figures: CodeFigures {
    CodeFigures(
      modules: moduleCount, components: componentCount,
      findings: Dictionary(uniqueKeysWithValues: Severity.allCases.map { ($0, count(of: $0)) }))
  }

  /// The number of new findings of a severity.
  package func count(of severity: Severity) -> Int {
    findings.count { $0.severity == severity && $0.disposition == .new }
  }
}
