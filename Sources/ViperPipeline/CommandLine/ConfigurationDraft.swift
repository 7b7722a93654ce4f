internal import Foundation
internal import ViperFacts
internal import ViperModel

/// `viper-lint init`: a commented configuration with what was found in the code.
package struct ConfigurationDraft {
  package let text: String

  /// Analyses the code first, without any configuration that is there already.
  package init(_ options: AnalysisOptions) throws(UsageError) {
    let model = try Analysis(options).model
    text = ([Self.head] + Self.dialects(model) + Self.habits(model)).joined(separator: "\n") + "\n"
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
    # Configuration of viper-lint, for the folder it lies in and those below. Everything may be left out.

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
