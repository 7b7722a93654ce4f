internal import Foundation
internal import ViperConfiguration
internal import ViperFacts
internal import ViperModel

/// The output of `viper-lint init`: a commented configuration with the detected dialects.
package struct ConfigurationDraft {
  package let text: String

  /// Analyses the code first, under an existing configuration if one applies.
  package init(_ options: AnalysisOptions) throws(UsageError) {
    let model = try Analysis(options).model
    text =
      ([Self.head] + DialectDraft(model, basePath: options.basePath).lines + [Self.defaults] + Self.conventions(model)).joined(
        separator: "\n") + "\n"
  }

  /// Writes the draft to the base path and returns its path.
  ///
  /// - Throws: `UsageError` if there is a configuration already, or it cannot be written.
  package static func write(_ options: AnalysisOptions) throws(UsageError) -> String {
    let path = options.basePath + "/" + Configuration.fileName
    guard !FileManager.default.fileExists(atPath: path) else {
      throw UsageError([
        Diagnostic(.error, "there is a configuration already; remove it, or use --print", file: Configuration.fileName)
      ])
    }
    let text = try ConfigurationDraft(options).text
    do {
      try Interruption.deferred { try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic) }
    } catch {
      throw UsageError([Diagnostic(.error, "cannot write the configuration; check the folder's permissions", file: path)])
    }
    return path
  }

  private static let head = """
    # Configuration of viper-lint, for the folder it lies in and those below. Everything may be left out; 'viper-lint config' shows what
    # is in force. Paths and patterns are relative to this folder. Quote a text that begins with a star.

    """

  /// The remaining settings, commented out, with their defaults.
  private static let defaults = """
    # Folders that bound names and dialects, besides those with a package, project or workspace.
    # roots: [Packages/Feature]

    # The files to read, and those to leave out, even where the command line names them.
    # include: [Sources/**]
    # exclude: ['**/Generated/**']

    # The least severity of a finding that fails the run: error, warning, info or never.
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

    # What holds for some files only; later ones go before earlier ones.
    # overrides:
    #   - paths: [Legacy/**]
    #     dialect: infinum
    #     rules: {retain-cycle: warning}

    # Whether a comment that suppresses findings must say why: required or optional.
    # suppression: {reason: required}

    # The file of accepted findings.
    # baseline: \(BaselineSetting.fileName)

    # The reports to write where the command line names none; '-' is standard output.
    # outputs: {text: '-'}

    """

  /// The comments on reference strengths that the code uses consistently, with the exceptions.
  private static func conventions(_ model: CodeModel) -> [String] {
    let conventions = StrengthConvention.conventions(of: model)
    guard !conventions.isEmpty else { return [] }
    return ["# Conventions of this code, stricter than its dialect:"]
      + conventions.flatMap { convention in
        ["#   \(convention.sentence)"] + convention.exceptions.prefix(5).map { "#     but not \($0)" }
      }
  }
}
