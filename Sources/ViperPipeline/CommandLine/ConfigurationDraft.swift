internal import Foundation
internal import ViperFacts
internal import ViperModel

/// `viper-lint init`: a commented configuration with what was found in the code.
package struct ConfigurationDraft {
  package let text: String

  /// Analyses the code first, as far as a configuration above takes it.
  package init(_ options: AnalysisOptions) throws(UsageError) {
    let model = try Analysis(options).model
    text = ([Self.head] + Self.dialects(model) + [Self.defaults] + Self.habits(model)).joined(separator: "\n") + "\n"
  }

  /// Writes the draft to the base path; its path.
  ///
  /// - Throws: `UsageError` where there is one already, or where it cannot be written.
  package static func write(_ options: AnalysisOptions) throws(UsageError) -> String {
    let path = options.basePath + "/" + Configuration.fileName
    guard !FileManager.default.fileExists(atPath: path) else {
      throw UsageError([Diagnostic(.error, "there is a configuration already; remove it, or use --print", file: Configuration.fileName)])
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

  /// What may be stated beside that, commented out where it is the default.
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

  /// What was detected: a pin for the dialect of most modules, one for each module of another one.
  private static func dialects(_ model: CodeModel) -> [String] {
    var lines = ["# Detected:"]
    for root in model.dialects where root.moduleCount > 0 {
      for share in root.shares { lines.append("#   \(root.root): \(share.dialect) in \(share.modules) modules\(score(share.verdict))") }
    }
    let main = mainDialect(model)
    lines += ["", "# The dialect that everything is judged by; without this line each module's own is detected anew.", "dialect: \(main)", ""]
    let others = model.graph.modules.filter { $0.dialect != main }
    guard !others.isEmpty else { return lines }
    lines += ["# Modules in another dialect; '*' stands for any text.", "modules:"]
    var seen: Set<String> = []
    for module in others where seen.insert(module.name).inserted { lines.append("  \(module.name): \(module.dialect)") }
    return lines + [""]
  }

  private static func mainDialect(_ model: CodeModel) -> String {
    let counts = Dictionary(grouping: model.graph.modules, by: \.dialect).mapValues(\.count)
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "viper"
  }

  private static func score(_ verdict: DialectVerdict) -> String {
    switch verdict {
    case .pinned: " (pinned)"
    case .detected(let score): ", score \(Int((score * 100).rounded())) %"
    case .fallback: ", because no other dialect fits"
    }
  }

  /// Links that this code holds in one way nearly everywhere, and the exceptions.
  private static func habits(_ model: CodeModel) -> [String] {
    let habits = Habit.habits(of: model)
    guard !habits.isEmpty else { return [] }
    return ["# Habits of this code, stricter than its dialect:"] + habits.flatMap { habit in
      ["#   \(habit.sentence)"] + habit.exceptions.prefix(5).map { "#     but not \($0)" }
    }
  }
}
