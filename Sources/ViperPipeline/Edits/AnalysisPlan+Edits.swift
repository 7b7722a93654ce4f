internal import ViperRules

extension AnalysisPlan {
  /// Adds to findings the edits that resolve them; returns the files that these change, by printed path.
  func addEdits(to findings: inout [Finding], in reading: SourceReading) -> [String: OriginalFile] {
    guard options.makesEdits else { return [:] }
    options.progress?(.editing)
    var maker = EditMaker(reading, tests: TestReading(options: options, configuration: configuration))
    var originals: [String: OriginalFile] = [:]
    for index in findings.indices {
      guard let repair = findings[index].repair else { continue }
      findings[index].edits = maker.edits(for: repair)
      for edit in findings[index].edits where originals[edit.file] == nil {
        originals[edit.file] = maker.original(of: edit)
      }
    }
    return originals
  }
}
