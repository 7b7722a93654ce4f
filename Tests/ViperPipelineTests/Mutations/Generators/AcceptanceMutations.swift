import ViperFacts
import ViperModel

extension MutationGenerator {
  /// Comments about findings that there are not.
  static let acceptance = [
    MutationGenerator("comment-without-finding", "a comment accepts a finding that there is not") { sample in
      sample.parts(.presenter).prefix(1).compactMap { comment("// viper-lint:disable:next retain-cycle - known", at: $0) }
    },
    MutationGenerator("comment-without-rule", "a comment names a rule that there is not") { sample in
      sample.parts(.presenter).prefix(1).compactMap { comment("// viper-lint:disable:next retain-cycles - known", at: $0) }
    },
  ]

  private static func comment(_ text: String, at part: Component) -> [Mutant.Edit] {
    [.inserting([text], at: part.range.line - 1, in: part.range.file)]
  }
}

extension Mutant {
  /// What a team's own rule would forbid.
  static let constraint = Mutant(
    "constraint-stated", [],
    configuration: """
      constraints:
        - name: views-without-presenters
          reason: Nobody can keep it.
          forbidden: {from: {role: view}, to: {role: presenter}}

      """)

  /// What a team accepted once.
  static let baseline = Mutant(
    "baseline-entry-left", [], baseline: "# viper-lint baseline 2\nretain-cycle\t.\tGonePresenter\tGoneView\tview\t1\n")
}
