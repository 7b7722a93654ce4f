internal import ViperConfiguration
internal import ViperFacts
internal import ViperModel
internal import ViperPlatform
internal import ViperRules

extension AnalysisPlan {
  /// The engine that applies the constraints to a model; nil for a run without constraints.
  func constraints(in model: CodeModel, _ reading: SourceReading) -> ConstraintEngine? {
    let tests = TestReading(options: options, configuration: configuration)
    guard let input = ConstraintInput(model, tests: tests.types(around: reading)) else { return nil }
    return ConstraintEngine(input, folder: configuration.folder ?? options.basePath)
  }

  /// A diagnostic for each selector, and each text in one, that selects nothing: a typing error, or a leftover of removed code.
  ///
  /// Only a run over the whole folder of the configuration can tell.
  func inertConstraints(_ reading: SourceReading, _ engine: inout ConstraintEngine?) -> [Diagnostic] {
    guard let folder = configuration.folder else { return [] }
    let paths = reading.wholePaths.map { AbsolutePath($0, in: options.workingDirectory) }
    // A part of the folder says nothing about the rest.
    let home = AbsolutePath(folder)
    guard paths.contains(where: { $0.contains(home) }) || !paths.contains(where: home.contains) else { return [] }
    return configuration.constraints.flatMap { constraint in
      (engine?.inertSelections(of: constraint) ?? []).map { inert in
        Diagnostic(
          .warning, "inert-constraint: \(inert.words) of '\(constraint.name)' selects nothing\(inert.remedy)",
          file: constraint.file, line: inert.line ?? constraint.line)
      }
    }
  }
}
