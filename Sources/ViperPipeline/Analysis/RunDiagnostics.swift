internal import ViperFacts
internal import ViperModel
internal import ViperText

/// The diagnostics of a whole run: roots that are not VIPER, and naming patterns of a user's dialect that match nothing.
enum RunDiagnostics {
  static func diagnostics(for model: CodeModel, pins: DialectPins) -> [Diagnostic] {
    var seen: Set<String> = []
    let chosen = pins.all.filter { seen.insert($0.name).inserted }
    return notViper(model) + chosen.flatMap { inert($0, model) }
  }

  /// Notes for a code base that is not VIPER, or only in part, so that a run without findings is not taken for a clean one.
  private static func notViper(_ model: CodeModel) -> [Diagnostic] {
    if model.graph.modules.isEmpty, !model.dialects.contains(where: \.isOtherArchitecture) {
      return [Diagnostic(.note, "no VIPER module was found, so nothing was linted; this does not mean that the code is clean")]
    }
    return model.dialects.compactMap { root in
      if root.isOtherArchitecture {
        return Diagnostic(
          .note, "'\(root.root)' has presenters but no interactors, wireframes or assemblies: not VIPER, so it was not linted")
      }
      guard root.moduleCount > 0, root.presenterCount * 10 < root.viewControllerCount else { return nil }
      return Diagnostic(
        .note,
        "'\(root.root)' has only \(counted(root.moduleCount, "VIPER module")) but \(root.viewControllerCount) view controllers; only the VIPER modules were linted"
      )
    }
  }

  /// The error of `--require-modules`: an analysis that finds too few modules must not pass as clean.
  static func tooFewModules(_ model: CodeModel, required: Int) -> [Diagnostic] {
    let found = model.graph.modules.count
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
