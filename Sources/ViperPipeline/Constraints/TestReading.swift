internal import ViperConfiguration
internal import ViperFacts
internal import ViperModel
internal import ViperRules

/// Reads the types of test code, for constraints that ask whether a test or a double exists.
struct TestReading {
  let options: AnalysisOptions
  let configuration: Configuration

  /// The types of test code among the files read, and in the folders of tests that were skipped.
  func types(around reading: SourceReading) -> TestTypes {
    guard configuration.constraints.contains(where: \.asksForTests) else { return TestTypes() }
    let among = reading.facts.lazy.map(\.1).filter(TestCode.contains)
    return TestTypes(Array(among) + facts(in: reading.testFolders))
  }

  /// The facts of the files in folders of tests that were skipped.
  func facts(in folders: [String]) -> [FileFacts] {
    let files = files(in: folders)
    return files.isEmpty ? [] : SourceReader(options, configuration).facts(of: files, cachedAs: ".tests")
  }

  /// The files in folders of tests that were skipped.
  func files(in folders: [String]) -> [SourceFile] {
    if folders.isEmpty { return [] }
    return SourceFinder.find(
      folders, basePath: options.basePath, workingDirectory: options.workingDirectory, selection: FileSelection()
    ).files
  }
}

extension Constraint {
  /// Whether the constraint requires types of test code.
  fileprivate var asksForTests: Bool {
    switch statement {
    case .companions, .counterpart: true
    default: false
    }
  }
}
