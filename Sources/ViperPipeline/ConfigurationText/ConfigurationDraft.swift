internal import Foundation
internal import ViperConfiguration
internal import ViperFacts
internal import ViperModel
internal import ViperReporting
internal import ViperRules

/// The output of `viper-lint init`: a commented configuration with the detected dialects.
package struct ConfigurationDraft {
  package let text: String
  /// Why the code has no module; nil if it has any.
  private let absence: String?
  /// What holds in every run over the code, said once.
  package let notes: [String]

  /// Analyses the code first, under an existing configuration if one applies.
  package init(_ options: AnalysisOptions) throws(UsageError) {
    var options = options
    // A configuration names a dialect that is there; it suggests the command that writes one.
    options.mayLearn = false
    options.details = [.background]
    let analysis = try Analysis(options)
    notes = analysis.report.diagnostics.filter { $0.severity == .note }.map(\.text)
    let (model, chosen) = (analysis.model, options.dialect ?? analysis.configuration.dialect?.name)
    absence = model.graph.modules.isEmpty ? NoModulesText(model, fileCount: analysis.report.fileCount).reason : nil
    text =
      ([Self.head] + DialectDraft(model, chosen: chosen).lines + [Self.defaults] + Self.conventions(model)).joined(
        separator: "\n") + "\n"
  }

  /// Writes the draft to the base path; returns its path and the notes on the code.
  ///
  /// - Throws: `UsageError` if a configuration already exists, if it cannot be written, and where nothing is VIPER, since it would
  ///   have nothing to say.
  package static func write(_ options: AnalysisOptions) throws(UsageError) -> (path: String, notes: [String]) {
    let path = options.basePath + "/" + Configuration.fileName
    guard !FileManager.default.fileExists(atPath: path) else {
      throw UsageError([
        Diagnostic(.error, "a configuration already exists; remove it, or add '--print'", file: Configuration.fileName)
      ])
    }
    let draft = try ConfigurationDraft(options)
    if let absence = draft.absence { throw nothingToConfigure(options, absence) }
    do {
      try Interruption.deferred { try Data(draft.text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic) }
    } catch {
      throw UsageError([Diagnostic(.error, "cannot write the configuration; check the folder's permissions", file: path)])
    }
    return (path, draft.notes)
  }

  private static func nothingToConfigure(_ options: AnalysisOptions, _ absence: String) -> UsageError {
    let places = options.paths == ["."] ? "here" : "in \(options.paths.map { "'\($0)'" }.joined(separator: ", "))"
    let remedy = "pass the folder of a VIPER app, or print all settings with 'viper-lint init --print'"
    return UsageError([
      Diagnostic(.error, "no configuration was written, since there is no VIPER module \(places): \(absence); \(remedy)")
    ])
  }

  private static let head = """
    # Configuration of viper-lint for this folder and its subfolders. Every setting is optional; 'viper-lint config' shows the values in
    # effect. Paths and patterns are relative to this folder. Quote strings that begin with '*'.

    """

  /// The remaining settings, commented out, with their defaults.
  private static let defaults = """
    # Folders with names and a dialect of their own, in addition to those with a package, project or workspace.
    # roots: [Packages/Feature]

    # What overrules the detected architecture (auto, viper, mvp, …) and the detected roles (a role, none, composition-root).
    # architecture: auto
    # roles: {InputPresenter: none, AppFlow: composition-root}

    # The files to read, and those to skip even if the command line names them.
    # include: [Sources/**]
    # exclude: ['**/Generated/**']

    # The lowest severity that fails the run: error, warning, info or never.
    # fail: error

    # A severity (error, warning, info, off), or a map: by rule, by rule and case, or by a pattern. 'viper-lint rules' lists the ids,
    # 'viper-lint explain rule RULE' the options.
    # rules:
    #   retain-cycle: error
    #   presenter-imports-uikit.unused: off
    #   missing-component:
    #     severity: info
    #     ignore: [Legacy*]
    #     options: {roles: {interactor: optional}}
    #     accept: strict

    # Settings for some files only; later entries override earlier ones.
    # overrides:
    #   - paths: [Legacy/**]
    #     dialect: infinum
    #     rules: {retain-cycle: warning}

    # Whether suppression comments must give a reason: required or optional.
    # suppression: {reason: required}

    # The file of accepted findings.
    # baseline: \(BaselineSetting.fileName)

    # The reports to write unless the command line names some; '-' is standard output.
    # outputs: {text: '-'}

    """

  /// The comments on reference strengths that the code uses consistently, with the exceptions.
  private static func conventions(_ model: CodeModel) -> [String] {
    let conventions = StrengthConvention.conventions(of: model)
    guard !conventions.isEmpty else { return [] }
    return [
      "# Habits of this code that its dialects do not ask for, so no rule checks them. Nothing needs to be done; 'hold' in a dialect of your",
      "# own makes findings of the exceptions.",
    ]
      + conventions.flatMap { convention in
        ["#   \(convention.sentence)"] + convention.exceptions.prefix(5).map { "#     except \($0)" }
      }
  }
}
