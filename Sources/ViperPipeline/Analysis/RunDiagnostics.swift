internal import ViperFacts
internal import ViperModel
internal import ViperText

/// The diagnostics of a whole run: roots that are not VIPER, and naming patterns of a user's dialect that match nothing.
enum RunDiagnostics {
  /// - Parameter model: what is reported of the whole.
  static func diagnostics(for model: CodeModel, of whole: CodeModel, pins: DialectPins) -> [Diagnostic] {
    var seen: Set<String> = []
    let chosen = pins.all.filter { seen.insert($0.name).inserted }
    return notViper(model, of: whole) + chosen.flatMap { inert($0, whole) }
  }

  /// Notes for a code base that is not VIPER, or only in part. Where there is no module at all, every run says so: it is not to be
  /// taken for a clean one.
  private static func notViper(_ model: CodeModel, of whole: CodeModel) -> [Diagnostic] {
    let groups = model.dialects.flatMap { root in root.architectures.filter { !root.isPinned && !$0.isTrivial } }
    let sparse = groups.filter(\.isSparse).map { "'\($0.path)' is \($0.summary); only those modules were linted" }
    let others = groups.filter { $0.architecture != .viper }
    let isBare = others.isEmpty && model.graph.modules.isEmpty
    let empty = isBare ? [whole.graph.modules.isEmpty ? noModule : "nothing in the named paths belongs to a VIPER module"] : []
    let hasModules = model.dialects.contains { $0.moduleCount > 0 }
    return (empty + sparse + notes(others)).map { Diagnostic(hasModules ? .background : .note, $0) }
  }

  /// A note where the run has learned a dialect, or why it has not, or that the command may learn one: no dialect fits several modules.
  static func learning(_ model: CodeModel) -> [Diagnostic] {
    let learned = model.learning.compactMap { verdict -> String? in
      guard case .learned(_, let count) = verdict else { return nil }
      return
        "no built-in dialect fits, so one was learned from \(count) modules; 'viper-lint dialects learn' prints it, for your configuration"
    }
    return (learned.isEmpty ? unlearned(model) : learned).map { Diagnostic(.background, $0) }
  }

  private static func unlearned(_ model: CodeModel) -> [String] {
    let modules = UnfittingModules(model)
    let unfitting = modules.count
    if unfitting < ConventionSupport.fewest { return [] }
    for case .refused(let reason) in model.learning {
      return ["no built-in dialect fits \(unfitting) modules, and none was learned: \(reason)"]
    }
    let remedy =
      modules.areMost
      ? "'viper-lint dialects learn' may learn one of their own from them"
      : "'viper-lint explain dialect' lists the dialect of each"
    return ["no built-in dialect fits \(unfitting) modules; \(remedy)"]
  }

  private static let noModule = "no VIPER module found, so nothing was linted; this is not a clean bill"

  /// The most groups with a note of their own.
  private static let mostNotes = 6

  private static func notes(_ groups: [ArchitectureGroup]) -> [String] {
    if groups.count <= mostNotes {
      return groups.map { group in
        let origin = group.setBy.map { ", \($0)" } ?? ""
        return "'\(group.path)' is not VIPER but \(group.summary)\(origin); only leaks and missing wiring are reported there"
      }
    }
    let names = Architecture.allCases.compactMap { architecture -> String? in
      let count = groups.count { $0.architecture == architecture }
      return count == 0 ? nil : "\(count) \(architecture.title)"
    }
    return [
      "\(groups.count) roots and folders are not VIPER (\(names.joined(separator: ", "))); only leaks and missing wiring are reported there, and 'viper-lint modules' lists them"
    ]
  }

  /// The error of `--require-modules`: an analysis that finds too few modules must not pass as clean.
  static func tooFewModules(_ model: CodeModel, required: Int) -> [Diagnostic] {
    let found = model.dialects.reduce(0) { $0 + $1.judgedCount }
    guard found < required else { return [] }
    return [
      Diagnostic(
        .error,
        "found \(counted(found, "module")), but '--require-modules' asks for \(required); check the paths and the dialect",
        makesRunIncomplete: true)
    ]
  }

  private static func inert(_ dialect: Dialect, _ model: CodeModel) -> [Diagnostic] {
    let names = model.graph.components.map { $0.name.split(separator: ".").last.map(String.init) ?? $0.name }
    return dialect.ownPatterns.filter { own in
      !own.keyPath.hasSuffix(".file") && !names.contains { own.pattern.stem(of: $0) != nil }
    }.map {
      Diagnostic(
        .warning, "inert-dialect: the pattern '\($0.pattern)' at \($0.keyPath) matches nothing; correct or remove it",
        file: $0.file, line: $0.line)
    }
  }
}
