internal import ViperConfiguration
internal import ViperFacts
internal import ViperModel
internal import ViperReporting
internal import ViperRules
internal import ViperText

/// The run of `viper-lint constraints test`: the code next to each constraint, which must break it or must not.
package struct SnippetRun {
  /// The mismatches, and a line with the numbers.
  package let text: String
  /// `findings` where a snippet does not behave as stated.
  package let status: RunStatus

  /// - Parameter files: with constraints, relative to the working directory; none for those of the configuration.
  /// - Throws: `UsageError` for mistakes in a file or the configuration, and where there is no snippet at all.
  package init(_ options: AnalysisOptions, files: [String]) throws(UsageError) {
    let plan = try AnalysisPlan(options)
    var constraints = files.isEmpty ? plan.configuration.constraints : []
    for file in files { constraints += try plan.constraints(ofFile: file) }
    let tested = constraints.filter { !$0.fails.isEmpty || !$0.passes.isEmpty }
    guard !tested.isEmpty else {
      let what = constraints.isEmpty ? "there is no constraint" : "no constraint has a snippet"
      throw UsageError([Diagnostic(.error, "\(what) to test; write Swift code under 'fails' and 'passes'")])
    }
    let dialects = plan.dialects.supply.all()
    let folder = plan.configuration.folder ?? options.basePath
    var mismatches: [Diagnostic] = []
    for constraint in tested {
      for snippet in constraint.snippets {
        let outcome = SnippetCode(snippet.code).outcome(of: constraint, in: folder, pins: plan.dialects.pins, dialects: dialects)
        if let message = snippet.mismatch(outcome, constraint) {
          mismatches.append(Diagnostic(.error, message, file: constraint.file, line: snippet.line))
        }
      }
    }
    let count = tested.reduce(0) { $0 + $1.snippets.count }
    let untested = constraints.count - tested.count
    text = mismatches.map { $0.text + "\n" }.joined() + Self.summary(count, mismatches.count, tested.count, untested)
    status = mismatches.isEmpty ? .clean : .findings
  }

  private static func summary(_ count: Int, _ failed: Int, _ tested: Int, _ untested: Int) -> String {
    let snippets = "\(counted(count, "snippet")) of \(counted(tested, "constraint"))"
    let outcome = failed == 0 ? "\(snippets) as stated" : "\(failed) of \(snippets) not as stated"
    return outcome + (untested == 0 ? "\n" : "; \(counted(untested, "constraint")) without a snippet\n")
  }
}

/// A snippet with the key and the position that it is written at.
private struct StatedSnippet {
  var name: String
  var mustFail: Bool
  var snippet: ConstraintSnippet

  var code: String { snippet.code }
  var line: Int? { snippet.line }

  /// The difference from the findings that are expected; nil if there is none.
  func mismatch(_ outcome: SnippetCode.Outcome, _ constraint: Constraint) -> String? {
    let place = "'\(name)' of '\(constraint.name)'"
    switch outcome {
    case .unreadable(let reason): return "\(place) cannot be read: \(reason)"
    case .findings(let findings, let selected):
      if mustFail == !findings.isEmpty { return nil }
      guard mustFail else {
        let found = findings.prefix(3).map { "\($0.range.file):\($0.range.line): \($0.message)" }.joined(separator: "; ")
        return "\(place) must have no finding of it, but has \(findings.count): \(found)"
      }
      let counts = selected.map { "'\($0.key)' selects \(counted($0.count, "type"))" }.joined(separator: ", ")
      return "\(place) must have a finding of it, but has none" + (counts.isEmpty ? "" : "; \(counts)")
    }
  }
}

extension Constraint {
  fileprivate var snippets: [StatedSnippet] {
    fails.enumerated().map { StatedSnippet(name: "fails[\($0.offset)]", mustFail: true, snippet: $0.element) }
      + passes.enumerated().map { StatedSnippet(name: "passes[\($0.offset)]", mustFail: false, snippet: $0.element) }
  }
}
