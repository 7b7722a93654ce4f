internal import Foundation
internal import ViperFacts
internal import ViperModel
internal import ViperText

/// The run of `viper-lint dialects learn`: mines a dialect from a code base.
package struct DialectLearning {
  /// The dialect's file.
  package let text: String
  private let dialect: LearnedDialect

  /// - Parameters:
  ///   - name: the name of the dialect.
  ///   - convention: the number of the convention, the one of most modules first.
  /// - Throws: `UsageError` as `Analysis` does, and where the code base has too few modules of a convention.
  package init(_ options: AnalysisOptions, name: String, convention: Int = 1) throws(UsageError) {
    let plan = try AnalysisPlan(options)
    let reading = plan.read(try plan.find())
    let dialects = plan.dialects.supply.all()
    let outcome = ModelBuilder.learn(
      ProductionCode(reading.facts, targets: reading.targets), named: name, dialects: dialects, threads: options.threads)
    guard outcome.dialects.indices.contains(convention - 1) else {
      throw UsageError([Diagnostic(.error, Self.refusal(outcome, convention))])
    }
    dialect = outcome.dialects[convention - 1]
    text = LearnedDialectText.text(of: dialect, extending: dialects.base)
    // The written dialect must load again, so a name that the loader refuses is refused here.
    do {
      _ = try ShippedDialects.loader().load(text: text, file: "\(name).yml")
    } catch {
      throw UsageError(error.diagnostics)
    }
  }

  private static func refusal(_ outcome: LearningOutcome, _ convention: Int) -> String {
    let fewest = ConventionSupport.fewest
    if convention > 1 {
      let count = outcome.dialects.count
      return "there is no convention \(convention): only \(count) ha\(count == 1 ? "s" : "ve") at least \(fewest) modules"
    }
    if let objection = outcome.objections.first { return "no dialect was learned: \(objection)" }
    let others = outcome.otherArchitectures.prefix(3).map { "'\($0.path)' is \($0.name)" }
    let instead = others.isEmpty ? "" : "; " + others.joined(separator: ", ")
    return "too few modules to learn a dialect from: \(outcome.shortage)\(instead)"
  }

  /// Writes the dialect to a file; returns what was learned, and how to use it.
  ///
  /// - Throws: `UsageError` if a file of that name exists, or the run reads it; `OutputError` if it cannot be written.
  package func write(to path: String, _ options: AnalysisOptions) throws -> String {
    let configuration = try ConfigurationFile.configuration(for: options)
    try ProtectedFiles(options, configuration).check(path, writtenBy: "--out")
    let file = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: options.workingDirectory, isDirectory: true))
    guard !FileManager.default.fileExists(atPath: file.path) else {
      throw UsageError([Diagnostic(.error, "'\(path)' already exists; remove it, or choose another file", file: path)])
    }
    OutputFolder.make(for: path, below: [options.workingDirectory])
    do {
      try Interruption.deferred { try Data(text.utf8).write(to: file, options: .atomic) }
    } catch {
      throw OutputError("cannot write '\(path)'; check the folder's permissions")
    }
    return summary(path)
  }

  private func summary(_ path: String) -> String {
    let roles = dialect.roles.filter { !$0.names.isEmpty }.map(\.role.name).joined(separator: ", ")
    let name = path.contains("/") ? path : "./\(path)"
    return """
      wrote \(path), learned from \(counted(dialect.moduleCount, "module")): names of \(roles), and how they refer to each other
      read it, then name it in .viper-lint.yml for the modules that no built-in dialect fits ('viper-lint explain dialect' lists all):
        modules: {Legacy*: \(name)}
      or, if those are most, for all of them:
        dialect: \(name)
      """
  }
}
