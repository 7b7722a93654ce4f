internal import ViperFacts
internal import ViperModel

/// Diagnostics of a whole run: roots that are not VIPER, naming patterns of a user's dialect that match nothing.
enum RunDiagnostics {
  static func diagnostics(for model: CodeModel, pins: DialectPins) -> [Diagnostic] {
    var seen: Set<String> = []
    let chosen = pins.all.filter { seen.insert($0.name).inserted }
    return notViper(model) + chosen.flatMap { inert($0, model) }
  }

  /// A code base that is no VIPER, or is so in part only, is told so: no finding is not a clean bill there.
  private static func notViper(_ model: CodeModel) -> [Diagnostic] {
    if model.graph.modules.isEmpty, !model.dialects.contains(where: \.isOtherArchitecture) {
      return [Diagnostic(.note, "no VIPER module found, so nothing was linted; this is not a clean bill")]
    }
    return model.dialects.compactMap { root in
      if root.isOtherArchitecture {
        return Diagnostic(
          .note, "'\(root.root)' has presenters but no interactors, wireframes or assemblies: not VIPER, so it was not linted")
      }
      guard root.moduleCount > 0, root.presenterCount * 10 < root.viewControllerCount else { return nil }
      return Diagnostic(
        .note,
        "'\(root.root)' is VIPER in \(root.moduleCount) modules only and has \(root.viewControllerCount) view controllers; only those modules were linted"
      )
    }
  }

  /// `--require-modules`: an analysis that finds hardly anything must not pass for a clean one.
  static func tooFewModules(_ model: CodeModel, required: Int) -> [Diagnostic] {
    let found = model.graph.modules.count
    guard found < required else { return [] }
    return [
      Diagnostic(
        .error, "found \(found) modules, but \(required) are required; check the paths and the dialect", makesRunIncomplete: true)
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
