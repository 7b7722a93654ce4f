package import ArgumentParser
internal import Foundation
package import ViperReporting

/// The options that say how the text report lists findings, and which.
package struct ListingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Give the text report a heading for each file, module, rule or owner; owners are those of 'CODEOWNERS'.", valueName: "KEY"))
  package var groupBy: FindingListing.Grouping?

  @Option(
    name: .customLong("only"),
    help: ArgumentHelp(
      "Report only findings of these rules; others fail no run, either; may be repeated.", valueName: "RULE[,RULE]"),
    completion: Completion.rule)
  package var only: [String] = []

  @Flag(help: "Print the numbers by rule, module and the key of '--group-by' in place of the findings.")
  package var counts = false

  @Flag(help: "List infos one by one on a terminal, too; there they are one line a rule.")
  package var infos = false

  package init() {}

  /// The ids of the rules that are reported; empty for all.
  package var rules: [String] {
    only.flatMap { $0.split(separator: ",") }.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// - Parameters:
  ///   - failsOnInfos: whether infos fail the run, so that each of them matters.
  ///   - columns: the width of the terminal; nil for a file or pipe, which gets everything.
  package func listing(failsOnInfos: Bool, columns: Int?) -> FindingListing {
    let listsInfos = infos || failsOnInfos || !only.isEmpty || columns == nil
    return FindingListing(grouping: groupBy, infos: listsInfos ? .each : .counted, isCounted: counts, width: columns)
  }
}

extension FindingListing.Grouping: ExpressibleByArgument {}
