#if os(Linux)
  import Foundation
  import Testing
  import ViperFacts
  import ViperPipeline
  import ViperRules
  import ViperTestSupport

  /// The edits of each finding on a broken sample, made alone: the finding is gone, nothing is new, and the sample compiles.
  @Suite(.serialized, .enabled(if: SlowTests.areWanted, "VIPER_SLOW_TESTS=1 runs it"))
  struct SettledSampleStressTests {
    @Test(arguments: CleanSample.names) func editsSettleTheirFinding(_ name: String) throws {
      let folder = "\(ScratchFolder.samples)/\(name)/Broken"
      var options = AnalysisOptions(paths: [folder], basePath: folder, toolVersion: "test")
      options.makesEdits = true
      let findings = try Analysis(options).report.findings
      options.makesEdits = false
      for finding in findings where !finding.edits.isEmpty {
        let texts = try Self.texts(after: finding, in: folder)
        options.edited = Dictionary(uniqueKeysWithValues: texts.map { ("\(folder)/\($0.key)", Array($0.value.utf8)) })
        let change = FindingChange(from: findings, to: try Analysis(options).report.findings)
        #expect(change.remarks(on: finding) == [], "\(finding.rule) at \(finding.range.file):\(finding.range.line)")
        #expect(
          try Self.errors(in: folder, edited: texts) == [], "\(finding.rule) at \(finding.range.file):\(finding.range.line)")
      }
    }

    private static func texts(after finding: Finding, in folder: String) throws -> [String: String] {
      try Dictionary(grouping: finding.edits, by: \.file).reduce(into: [:]) { texts, change in
        texts[change.key] = try String(contentsOfFile: "\(folder)/\(change.key)", encoding: .utf8).applying(change.value)
      }
    }

    /// The messages of the compiler, without their places.
    private static func errors(in folder: String, edited: [String: String]) throws -> Set<String> {
      let scratch = try ScratchFolder()
      let files = try (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }.sorted()
      let errors = try StubModules.shared.get().errors(
        in: files.map { file in try edited[file].map { try scratch.write($0, to: file) } ?? "\(folder)/\(file)" })
      return Set(errors.map { String($0.split(separator: ": error: ").last ?? "") })
    }
  }
#endif
