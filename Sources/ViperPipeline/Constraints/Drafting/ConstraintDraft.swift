internal import ViperConfiguration
internal import ViperModel
internal import ViperRules
internal import ViperText

/// The output of `viper-lint constraints suggest`: constraints that hold today, as commented YAML to start from.
///
/// Each is loaded and applied to the code before it is printed, so that what is printed has no mistakes and no findings.
package enum ConstraintDraft {
  private static let most = 20

  /// - Throws: `UsageError` as `Analysis` does.
  package static func text(_ options: AnalysisOptions) throws(UsageError) -> String {
    var options = options
    options.isInventoried = true
    let plan = try AnalysisPlan(options)
    let reading = plan.read(try plan.find())
    guard var code = DraftedCode(plan, reading, plan.model(of: reading).model) else { return "" }
    let size = "\(counted(code.inventory.files.count, "file")) with \(counted(code.inventory.types.count, "type"))"
    var names = DraftedNames(taken: Set(RuleLookup(plan.configuration.constraints).ids))
    let drafts = drafts(&code).prefix(most).map { draft in
      var draft = draft
      draft.name = names.claim(draft.name)
      return draft
    }
    guard !drafts.isEmpty else { return "# Nothing to suggest: \(size) show no layers, groups, surfaces or sizes to freeze.\n" }
    return head(size) + drafts.map(\.yaml).joined(separator: "\n")
  }

  private static func head(_ size: String) -> String {
    """
    # What holds today in \(size). Keep what the team means, and say why under 'reason'.
    # Save it next to the configuration, and name it there under 'extends'; 'viper-lint constraints try FILE' counts its findings.
    constraints:

    """
  }

  private static func drafts(_ code: inout DraftedCode) -> [DraftedConstraint] {
    let (roles, folders) = (DraftedUnits.roles(code), DraftedUnits.folders(code))
    let (groups, modules) = (DraftedUnits.groups(code), DraftedUnits.modules(code))
    var drafts: [DraftedConstraint] = []
    for units in [roles, folders] { drafts += LayerDraft(units).draft(&code).map { [$0] } ?? [] }
    let independent = IndependenceDraft(groups).drafts(&code)
    drafts += independent.isEmpty ? IndependenceDraft(modules).drafts(&code) : independent
    drafts += SurfaceDraft(modules).draft(&code).map { [$0] } ?? []
    for (unit, units) in [(ConstraintUnit.module, modules), (.group, groups), (.folder, folders)] {
      drafts += AcyclicDraft.draft(unit, units, &code).map { [$0] } ?? []
    }
    return drafts + LimitDraft(roles).drafts(&code)
  }
}

/// Names that no rule and no other constraint has.
private struct DraftedNames {
  var taken: Set<String>

  mutating func claim(_ name: String) -> String {
    let free = ([name] + (2...).lazy.prefix(taken.count + 1).map { "\(name)-\($0)" }).first { !taken.contains($0) } ?? name
    taken.insert(free)
    return free
  }
}
