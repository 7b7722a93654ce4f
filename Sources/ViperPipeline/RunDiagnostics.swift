internal import ViperFacts
internal import ViperModel

/// What a run has to say beside its findings: roots that are not VIPER, naming patterns of a user's dialect that match nothing.
enum RunDiagnostics {
  static func diagnostics(for model: CodeModel, pinned: Dialect?) -> [Diagnostic] {
    notViper(model) + (pinned.map { inert($0, model) } ?? [])
  }

  private static func notViper(_ model: CodeModel) -> [Diagnostic] {
    if model.graph.modules.isEmpty {
      return [Diagnostic(.note, "no VIPER module found; this is not a clean bill")]
    }
    return model.dialects.filter(\.isOtherArchitecture).map {
      Diagnostic(.note, "'\($0.root)' has presenters but no interactors, wireframes or assemblies: not VIPER, not linted")
    }
  }

  private static func inert(_ dialect: Dialect, _ model: CodeModel) -> [Diagnostic] {
    let names = model.graph.components.map { $0.name.split(separator: ".").last.map(String.init) ?? $0.name }
    return dialect.ownPatterns.filter { own in !own.file.isEmpty && !names.contains { own.pattern.stem(of: $0) != nil } }.map {
      Diagnostic(
        .warning, "inert-dialect: the pattern '\($0.pattern)' at \($0.keyPath) matches nothing; correct or remove it",
        file: $0.file, line: $0.line)
    }
  }
}
