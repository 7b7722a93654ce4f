package import ArgumentParser
package import ViperPipeline

/// The options that apply the edits of findings.
package struct FixOptions: ParsableArguments {
  @Flag(
    help: """
      Make the edits that settle findings where they surely compile and bring no other finding, then lint the result; only files below \
      the paths change.
      """)
  package var fix = false

  @Flag(help: "With '--fix': print the edits as a unified diff, and change nothing.")
  package var dryRun = false

  @Option(
    name: .customLong("fix-rule"),
    help: ArgumentHelp("With '--fix': fix only findings of this rule; may be repeated.", valueName: "RULE"),
    completion: Completion.rule)
  package var rules: [String] = []

  package init() {}

  package func validate() throws {
    if fix { return }
    if dryRun { throw ValidationError("'--dry-run' shows what '--fix' would do; add '--fix'") }
    if !rules.isEmpty { throw ValidationError("'--fix-rule' chooses what '--fix' does; add '--fix'") }
  }

  /// Refuses options that cannot be combined with edits of files.
  ///
  /// - Parameter hasOutputs: whether reports are asked for.
  package func check(_ source: SourceOptions, _ scope: ScopeOptions, hasOutputs: Bool) throws {
    guard fix else { return }
    if !source.index.indexes.isEmpty {
      throw ValidationError("'--fix' and '--index' cannot be combined, since an index has no sources; pass paths instead")
    }
    if scope.stdin {
      throw ValidationError("'--fix' and '--stdin' cannot be combined; save the file, and pass its path")
    }
    if dryRun, hasOutputs {
      throw ValidationError("'--dry-run' prints a diff in place of reports; drop '--output' and '--reporter'")
    }
  }

  /// Nil where nothing is to be fixed.
  package var choices: FixChoices? { fix ? FixChoices(rules: rules, isDry: dryRun) : nil }
}
