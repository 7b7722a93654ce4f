internal import ViperFacts
internal import ViperPlatform
internal import ViperRules

/// `viper-lint baseline merge`: the merge of two branches' baselines, entry by entry, as a merge driver of Git.
package enum BaselineMergeRun {
  /// Replaces our side by the result.
  ///
  /// - Parameters:
  ///   - base: what both sides started from; Git passes an empty file if there was none.
  /// - Throws: `UsageError` for a file that is missing or no baseline; `OutputError` if the result cannot be written.
  package static func run(base: String, ours: String, theirs: String, in workingDirectory: String) throws {
    let sides = try [base, ours, theirs].map { name throws(UsageError) in try baseline(name, workingDirectory) }
    let merged = Baseline.merged(from: sides[0], sides[1], sides[2])
    do throws(WriteError) {
      try OutputFile(AbsolutePath(ours, in: workingDirectory).string).write(Array(merged.text.utf8))
    } catch {
      throw OutputError(error.description)
    }
  }

  private static func baseline(_ name: String, _ workingDirectory: String) throws(UsageError) -> Baseline {
    let path = AbsolutePath(name, in: workingDirectory).string
    if let read = try BaselineFile.read(path, name, isLenient: true) { return read }
    throw UsageError([Diagnostic(.error, "the baseline '\(name)' does not exist; pass the three files of a merge")])
  }
}
